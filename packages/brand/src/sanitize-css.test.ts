import { describe, expect, it } from 'vitest';

import { cssFiles, cssProblems, sanitizeCss } from './sanitize-css.ts';

describe('custom css', () => {
  it('may use what a brand needs', () => {
    expect(cssProblems('.felt{background:url(pattern.svg) 0 0/20px,var(--felt)}')).toEqual([]);
    expect(cssProblems('.a{mask:url("#m")}.b{background:url(/_brand/x/y.svg)}')).toEqual([]);
  });

  it.each([
    ['@import "x.css";'],
    ['.a{background:url(https://elsewhere.example/x.png)}'],
    ['.a{background:url(//elsewhere.example/x.png)}'],
    ['.a{background:url("data:image/svg+xml,x")}'],
    ['.a{background:image-set("https://elsewhere.example/x.png" 1x)}'],
    ['.a{background:URL(https://elsewhere.example/x.png)}'],
    ['.a{background:u\\72l(https://elsewhere.example/x.png)}'],
    ['.a{color:red}</style><script>'],
    ['@font-face{src:local(x)}'],
    ['.a{background:url(javascript:alert(1))}'],
    ['.a{color:red} /* open'],
  ])('is refused if it is unsafe: %s', (css) => {
    expect(cssProblems(css)).not.toEqual([]);
  });

  it('is stripped of comments and extra space, with the addresses of own files inserted', () => {
    const css = '/* the frieze */\n.felt {\n  background: url( "pattern.svg" );\n}\n';
    expect(sanitizeCss(css, (file) => `/_brand/x/${file}?v=1`)).toBe(
      '.felt { background: url(/_brand/x/pattern.svg?v=1); }',
    );
  });

  it('is not joined to something new when a comment is removed', () => {
    expect(sanitizeCss('@imp/**/ort "x"', String)).toBe('@imp ort "x"');
  });

  it('lists the files it uses', () => {
    expect(cssFiles('.a{background:url(one.svg)}.b{background:url("two.png"),url(/three.svg)}')).toEqual([
      'one.svg',
      'two.png',
    ]);
  });
});
