import { describe, expect, it } from 'vitest';

import { cleanHtml, escapeHtml } from './clean-html.ts';

/** Ways in which a text has been made to run in somebody's page. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/pictures/a.avif" onerror="alert(1)">',
  '<img src=`javascript:alert(1)`>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img srcset="x 1x, javascript:alert(1) 2x">',
  '<img/src="/a"/onload=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="/x" onclick="alert(1)">x</a>',
  '<a href="/x" style="position:fixed;inset:0">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<form action="https://evil.example"><input name="password"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<p id="boot" class="site-header" data-x="1">x</p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '"><img src=x onerror=alert(1)>',
  '<p title="x" onmouseover="alert(1)">x</p>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
];

/** Tags of the result, with their attributes. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z0-9]+)([^>]*)>/g)].map(([, name, rest]) => ({ name, rest }));

describe('what an operator writes', () => {
  it.each(attacks)('cannot run: %s', (attack) => {
    const clean = cleanHtml(attack);
    for (const { name, rest } of tagsOf(clean)) {
      expect(name).toMatch(/^(a|p|img|table|tbody|tr|td)$/);
      expect(rest).not.toMatch(/\son\w+=|style=|class=|id=|src(set|doc)=(?!"\/)/i);
      expect(rest).not.toMatch(/(javascript|vbscript|data|blob):/i);
    }
    // Cleaning what is clean changes nothing, so storing and showing agree.
    expect(cleanHtml(clean)).toBe(clean);
  });

  it('keeps its structure', () => {
    const html =
      '<h2>A</h2><p>b <strong>c</strong><br />d</p><ul><li>e</li></ul><table><tr><th scope="row">f</th><td>g</td></tr></table>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('has no second first heading', () => {
    expect(cleanHtml('<h1>A</h1>')).toBe('<h2>A</h2>');
  });

  it('keeps links within the site and opens others apart', () => {
    expect(cleanHtml('<a href="/Pages/about">a</a>')).toBe('<a href="/Pages/about">a</a>');
    expect(cleanHtml('<a href="mailto:a@b.example">a</a>')).toBe('<a href="mailto:a@b.example">a</a>');
    expect(cleanHtml('<a href="https://b.example" rel="opener">a</a>')).toBe(
      '<a href="https://b.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(cleanHtml('<a href="//evil.example">a</a>')).toBe('<a>a</a>');
  });

  it('shows pictures of the site only', () => {
    expect(cleanHtml('<img src="/pictures/a.avif" alt="a" />')).toBe(
      '<img src="/pictures/a.avif" alt="a" />',
    );
    for (const source of [
      '//evil.example/a.png',
      '/\\evil.example/a.png',
      'https://evil.example/a.png',
      'a.png',
    ])
      expect(cleanHtml(`<img src="${source}" alt="a">`)).toBe('');
  });

  it('may nest deeply without a fault', () => {
    expect(() => cleanHtml('<ul><li>'.repeat(5_000))).not.toThrow();
  });
});

it('a name is text', () => {
  expect(escapeHtml('<b>A & "B"</b>')).toBe('&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;');
});
