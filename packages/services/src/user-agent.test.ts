import { expect, test } from 'vitest';

import { deviceOf, storedAgent } from './user-agent.ts';

const unknown = { kind: 'unknown', browser: null, os: null };
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Mobile/15E148 Safari/604.1`;

test.each([
  [iPhone, 'phone', 'Safari', 'iOS'],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${webkit} Mobile/15E148 Safari/604.1`,
    'tablet',
    'Safari',
    'iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'phone', 'Chrome', 'Android'],
  [`Mozilla/5.0 (Linux; Android 13; SM-X906C) ${chrome} Safari/537.36`, 'tablet', 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/126.0.0.0`,
    'desktop',
    'Microsoft Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'desktop', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'desktop', 'Chrome', 'Chrome OS'],
])('%s is a %s', (userAgent, kind, browser, os) => {
  expect(deviceOf(userAgent)).toEqual({ kind, browser, os });
});

test('of a browser without a name only the system is known', () => {
  const named = 'Mozilla/5.0 (Windows NT 10.0) <img src=x>/1 (x';
  expect(deviceOf(named)).toEqual({ kind: 'desktop', browser: null, os: 'Windows' });
});

test.each([
  ['nothing', ''],
  ['a tool', 'curl/8.1'],
  ['a robot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['NUL', `${iPhone}\0`],
  ['text from right to left', `${iPhone} \u{202E}`],
  ['an emoji', `${iPhone} 🎰`],
  ['10,000 characters', iPhone.padEnd(10_000, 'x')],
])('%s is unknown, also as it is stored', (_, userAgent) => {
  expect(deviceOf(userAgent)).toEqual(unknown);
  expect(storedAgent(userAgent).length).toBeLessThanOrEqual(500);
  if (!userAgent.includes('\0')) expect(deviceOf(storedAgent(userAgent))).toEqual(unknown);
});

test('control characters are not stored', () => {
  expect(storedAgent('a\0b\r\nc\u{7F}d')).toBe('abcd');
});

test('text that would make a pattern backtrack costs little', () => {
  const texts = ['/(', 'a/ (', ' FxiOS Macintosh', 'version/', 'Mozilla/5.0 (Windows NT ', ' '];
  const started = performance.now();
  for (const text of texts) for (let time = 0; time < 20; time += 1) deviceOf(text.repeat(500).slice(0, 499));
  expect(performance.now() - started).toBeLessThan(1_000);
});
