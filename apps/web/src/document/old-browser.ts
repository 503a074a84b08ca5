import type { Language } from '@baize/contract';

import { translate } from '../messages/use-messages.ts';
import { headMessages } from './head-messages.ts';

/** The oldest versions that the site is served to, by the names of browserslist. */
export type OldestVersions = Readonly<Record<'chrome' | 'firefox' | 'ios_saf' | 'safari', string>>;

const ELEMENT = 'old-browser';

/**
 * Shows the notice in a browser below the list, by its version or by what it lacks, and wherever an error of code keeps
 * the page from starting. Until the page is hydrated it holds back forms, which would put what is typed into an address.
 *
 * Any browser has to read it, so it is written in the oldest syntax. It is the same in every page, so the content policy
 * allows it by its hash.
 */
export function oldBrowserScript(oldest: OldestVersions): string {
  const number = (version: string) => {
    const [major = '0', minor = '0'] = version.split('.');
    return Number(major) * 100 + Number(minor);
  };
  const { chrome, firefox, ios_saf: ios, safari } = oldest;
  return [
    '(function(d,w,a){',
    `function show(){var n=d.getElementById("${ELEMENT}");if(n&&n.hasAttribute("hidden")){n.setAttribute("role","alert");n.removeAttribute("hidden");w.scrollTo(0,0)}}`,
    'function older(p,v){var m=p.exec(a);return m&&m[1]*100+(m[2]|0)<v}',
    'function started(){return d.documentElement.hasAttribute("data-hydrated")}',
    'function failed(e){var x=e.error||e.reason;',
    'if(!x||started()||!/^(Type|Syntax|Reference|Range)Error$/.test(x.name))return;',
    'if(!/fetch|import|preload|network|load failed/i.test(x.message))show()}',
    `if(older(/(?:iPhone|CPU) OS (\\d+)_(\\d+)/,${number(ios)})||older(/Chrome\\/(\\d+)/,${number(chrome)})||older(/Firefox\\/(\\d+)/,${number(firefox)})`,
    `||!/Chrome|Android/.test(a)&&older(/Version\\/(\\d+)\\.(\\d+).* Safari/,${number(safari)})`,
    '||!("noModule" in d.createElement("script"))||!w.CompressionStream||!w.CSS||!CSS.supports("height","1dvh"))show();',
    'if(!w.addEventListener)return;',
    'w.addEventListener("error",failed);w.addEventListener("unhandledrejection",failed);',
    'd.addEventListener("submit",function(e){if(!started())e.preventDefault()},true)',
    '})(document,window,navigator.userAgent)',
  ].join('');
}

/** In the language of the page, readable without any style of the site. */
export function oldBrowserNotice(language: Language, { chrome, firefox, safari }: OldestVersions): string {
  const text = translate({ language, messages: headMessages[language] }, 'head_old_browser', {
    chrome,
    firefox,
    safari,
  });
  const style = 'margin:0;padding:12px 16px;background:#fff3c4;color:#1f1a00;font:16px/1.4 sans-serif';
  return `<p id="${ELEMENT}" style="${style}" hidden>${text}</p>`;
}
