import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { LoadFailure, loadInTime, mayReloadFor } from './load-failure.ts';
import { createStorageDouble } from './testing/storage-double.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', createStorageDouble());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The failure of code that is never loaded, or not within the time limit. */
async function failureOf(code: Promise<never>): Promise<unknown> {
  const failure = loadInTime(code).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return failure;
}

it('reloads the document once for code that could not be loaded', async () => {
  const failure = await failureOf(Promise.reject(new Error('404')));
  expect(failure).toBeInstanceOf(LoadFailure);
  expect(mayReloadFor(failure)).toBe(true);
  expect(mayReloadFor(failure)).toBe(false);
});

it('does not reload for code that is too slow, which would only start another wait', async () => {
  const failure = await failureOf(new Promise(() => undefined));
  expect(failure).toBeInstanceOf(LoadFailure);
  expect(mayReloadFor(failure)).toBe(false);
});

it.each([
  new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/a.js'),
  new TypeError('error loading dynamically imported module: https://site.example/assets/a.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError("'text/html' is not a valid JavaScript MIME type."),
  new Error('Unable to preload CSS for /assets/a.css'),
])('takes code that did not arrive for what it is: %s', async (cause) => {
  expect(await failureOf(Promise.reject(cause))).toBeInstanceOf(LoadFailure);
});

it.each([
  new TypeError('Promise.withResolvers is not a function'),
  new ReferenceError('scheduler is not defined'),
  new SyntaxError("Unexpected token '.'"),
])('does not take an error of code that arrived for a lost connection: %s', async (cause) => {
  expect(await failureOf(Promise.reject(cause))).toBe(cause);
  expect(mayReloadFor(cause)).toBe(false);
});
