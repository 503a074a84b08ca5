import { manualClock } from '@baize/clock';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';

import { POLICY_REPORTS_PATH, registerPolicyReports } from './register-policy-reports.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open() {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const clock = manualClock(new Date('2026-06-01T12:00:00Z'));
  const app = Fastify({ logger: { level: 'warn', stream } });
  await registerPolicyReports(app, { brands: [], clock });
  closing.push(() => app.close());
  const send = async (body: unknown, type = 'application/reports+json') => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type };
    return (await app.inject({ method: 'POST', url: POLICY_REPORTS_PATH, headers, payload })).statusCode;
  };
  return { lines, clock, send };
}

const violation = {
  type: 'csp-violation',
  url: 'https://one.example/forget-password/very-secret?token=1',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/steal.js?cookie=abc',
    sourceFile: 'https://one.example/assets/main.js?v=2',
    lineNumber: 7,
  },
};

const logged = {
  directive: 'script-src-elem',
  page: '/forget-password',
  blocked: 'https://evil.example/steal.js',
  source: 'https://one.example/assets/main.js',
  line: 7,
};

test('a report in either format becomes a log line without secrets from its addresses', async () => {
  const { lines, send } = await open();
  expect(await send([violation, { type: 'deprecation', url: '', body: {} }])).toBe(204);
  const old = {
    'document-uri': violation.url,
    'violated-directive': 'script-src-elem',
    'blocked-uri': violation.body.blockedURL,
    'source-file': violation.body.sourceFile,
    'line-number': 7,
  };
  expect(await send({ 'csp-report': old }, 'application/csp-report')).toBe(204);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatchObject(logged);
  expect(JSON.stringify(lines)).not.toMatch(/very-secret|cookie=abc|token=1/);
});

test.each([
  'nonsense',
  '',
  '7',
  '{"csp-report": 7}',
  '[null, 3]',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
])('an invalid report is not logged: %.20s', async (body) => {
  const { lines, send } = await open();
  expect(await send(body)).toBeLessThan(500);
  expect(lines).toEqual([]);
});

test('a violation by an extension is not logged', async () => {
  const { lines, send } = await open();
  await send([{ ...violation, body: { ...violation.body, sourceFile: 'chrome-extension://abc/x.js' } }]);
  expect(lines).toEqual([]);
});

test('a body, its reports and their texts are limited', async () => {
  const { lines, send } = await open();
  expect(await send(Array.from({ length: 6 }, () => violation))).toBe(204);
  expect(lines).toHaveLength(5);
  const long = { ...violation, body: { ...violation.body, effectiveDirective: 'x'.repeat(5_000) } };
  await send([long]);
  expect(lines[5]?.['directive']).toHaveLength(200);
  expect(await send('x'.repeat(16 * 1024 + 1))).toBe(413);
});

test('a flood is logged up to a limit each minute, and counted beyond it', async () => {
  const { lines, clock, send } = await open();
  for (let time = 0; time < 33; time += 1) await send([violation]);
  expect(lines).toHaveLength(30);
  clock.advance(59_999);
  await send([violation]);
  expect(lines).toHaveLength(30);
  clock.advance(1);
  await send([violation]);
  expect(lines).toHaveLength(32);
  expect(lines[30]).toMatchObject({ dropped: 4, msg: 'policy reports were dropped' });
});
