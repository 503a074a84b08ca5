import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { oldBrowserScript } from './old-browser.ts';

const oldest = { chrome: '109', firefox: '115', ios_saf: '16.4', safari: '16.4' };
const script = oldBrowserScript(oldest);
const iPhone = (os: string, version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
const chrome = (version: string) =>
  `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Mobile Safari/537.36`;
const mac = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
const firefox = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}) Gecko/20100101 Firefox/${version}`;
const webView = (version: string) =>
  `Mozilla/5.0 (Linux; Android 9; K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${version} Mobile Safari/537.36`;

interface Options {
  readonly userAgent?: string;
  /** What its window lacks. */
  readonly lacks?: readonly string[];
  readonly isModern?: boolean;
}

/** Runs the script in a page as it comes from the server. */
function openPage({ userAgent = chrome('140.0.0.0'), lacks = [], isModern = true }: Options = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  let isHidden = true;
  let isHydrated = false;
  const notice = {
    hasAttribute: () => isHidden,
    setAttribute: () => undefined,
    removeAttribute: () => void (isHidden = false),
  };
  const on = (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener);
  const CSS = { supports: () => isModern };
  const window = Object.fromEntries(
    Object.entries({ CSS, CompressionStream: {}, addEventListener: on, scrollTo: () => undefined }).filter(
      ([name]) => !lacks.includes(name),
    ),
  );
  const document = {
    documentElement: { hasAttribute: () => isHydrated },
    getElementById: () => notice,
    createElement: () => (isModern ? { noModule: false } : {}),
    addEventListener: on,
  };
  runInNewContext(script, { ...window, window, document, navigator: { userAgent } });
  return {
    isShown: () => !isHidden,
    emit: (name: string, event: unknown) => listeners.get(name)?.(event),
    hydrate: () => void (isHydrated = true),
  };
}

describe('the notice for old browsers', () => {
  it.each([
    iPhone('16_3', '16.3'),
    iPhone('15_8', '15.6.6'),
    chrome('108.0.0.0'),
    webView('74.0.3729.157'),
    mac('16.3'),
    mac('14.1.2'),
    firefox('102.0'),
  ])('is shown below the list: %s', (userAgent) => {
    expect(openPage({ userAgent }).isShown()).toBe(true);
  });

  it.each([
    iPhone('16_4', '16.4'),
    iPhone('18_7', '26.1'),
    chrome('109.0.0.0'),
    webView('109.0.5414.86'),
    mac('16.4'),
    firefox('115.0'),
    'Some Crawler/1.0',
  ])('is not shown on the list: %s', (userAgent) => {
    expect(openPage({ userAgent }).isShown()).toBe(false);
  });

  it('is shown if the browser lacks what every listed one has, whatever it calls itself', () => {
    expect(openPage({ isModern: false }).isShown()).toBe(true);
    expect(openPage({ lacks: ['CompressionStream'] }).isShown()).toBe(true);
    expect(openPage({ lacks: ['CSS'] }).isShown()).toBe(true);
  });

  it.each([
    ['error', { error: new SyntaxError("Unexpected token '.'") }],
    ['error', { error: new TypeError('x.at is not a function') }],
    ['unhandledrejection', { reason: new ReferenceError('structuredClone is not defined') }],
  ])('is shown if an %s of code keeps the page from starting: %o', (name, event) => {
    const page = openPage();
    page.emit(name, event);
    expect(page.isShown()).toBe(true);
  });

  it('is not shown for files that did not arrive, nor once the page has started', () => {
    const page = openPage();
    page.emit('error', {});
    page.emit('unhandledrejection', { reason: new TypeError('Failed to fetch') });
    page.emit('unhandledrejection', { reason: new TypeError('Importing a module script failed.') });
    page.hydrate();
    page.emit('error', { error: new TypeError('x is not a function') });
    expect(page.isShown()).toBe(false);
  });
});

it('no form is sent by a page that has not started: a password would be in its address', () => {
  const page = openPage();
  let prevented = 0;
  page.emit('submit', { preventDefault: () => (prevented += 1) });
  page.hydrate();
  page.emit('submit', { preventDefault: () => (prevented += 1) });
  expect(prevented).toBe(1);
});

it('is written in syntax that every browser reads', () => {
  expect(script).not.toMatch(/=>|`|\b(?:let|const|class)\b|\?\.|\?\?/);
});
