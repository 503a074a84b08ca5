import type { PageAssets, PageRequest } from './page-request.ts';
import type { App, Boot } from '../app/app.ts';
import { bodyClasses } from '../shell/page-frame.ts';
import type { OpenPage } from '../router/open-page.ts';
import { scriptJson } from './script-json.ts';
import { oldBrowserNotice, oldBrowserScript } from './old-browser.ts';
import { headLines } from './head-lines.ts';

interface DocumentParts {
  readonly app: App;
  readonly page: OpenPage;
  readonly request: PageRequest;
  readonly title: string;
  readonly preloads: string;
  readonly root: string;
  readonly boot: Boot;
}

function allHeadLines({ app, page, request, title, preloads }: DocumentParts): readonly string[] {
  const { brand, brandStyle, assets } = request;
  const hasLateStyle = page.route.needsAccountMessages === true || page.route.hasOwnStyle === true;
  return [
    '<meta charset="utf-8">',
    // Before the preloads, which choose a picture by it.
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    preloads,
    // Only the text font: headings may swap, and the first picture should not wait for them.
    ...assets.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    `<meta name="theme-color" content="${brand.themeColor}">`,
    ...headLines({ app, page, request, title }),
    // Without scripts the page cannot notice that the site is open again.
    page.status === 503 ? '<noscript><meta http-equiv="refresh" content="30"></noscript>' : '',
    `<link rel="icon" href="${brand.options.favicon}">`,
    `<style>${brandStyle}</style>`,
    `<style>${assets.style}</style>`,
    hasLateStyle ? `<style>${assets.accountStyle}</style>` : '',
    ...presentStyles(assets, hasLateStyle),
    ...(assets.pageStyles[page.route.source] ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...assets.modules[app.language], ...(assets.pages[page.route.source] ?? [])].map(
      (file) =>
        // The first screen needs no script, so pictures and fonts come first.
        `<link rel="modulepreload" href="${file}" fetchpriority="low">`,
    ),
    assets.script.startsWith('/@') || assets.script.startsWith('/src')
      ? ''
      : `<script type="module" src="${assets.script}" fetchpriority="low"></script>`,
  ];
}

/**
 * Lists the style files already inlined: lazy code looks for such links before it fetches its styles. Browsers fetch none of a
 * type that they don't know; Chromium does fetch disabled ones.
 */
function presentStyles({ styleFiles }: PageAssets, hasLateStyle: boolean): readonly string[] {
  const files = hasLateStyle ? [...styleFiles.main, ...styleFiles.late] : styleFiles.main;
  return files.map((file) => `<link rel="stylesheet" href="/${file}" type="text/x-inlined">`);
}

/** The whole document. The head is written by hand, because it belongs to the brand and not to React. */
export function writeDocument(parts: DocumentParts): string {
  const { app, page, request, root, boot } = parts;
  const head = allHeadLines(parts).filter(Boolean).join('\n');
  const developing = request.assets.script.startsWith('/src');
  return [
    `<!doctype html><html lang="${app.language}" data-brand="${request.brand.slug}">`,
    `<head>${head}</head>`,
    `<body class="${bodyClasses(page.route)}">`,
    oldBrowserNotice(app.language, SERVED_BROWSERS),
    // Before everything that may fail.
    `<script>${oldBrowserScript(SERVED_BROWSERS)}</script>`,
    `<div id="root">${root}</div>`,
    `<script type="application/json" id="boot">${scriptJson(boot)}</script>`,
    developing ? `<script type="module" src="${request.assets.script}"></script>` : '',
    '</body></html>',
  ].join('');
}
