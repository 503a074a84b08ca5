import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { FaultKind } from '../studio/wallet/fault-board.ts';
import type { PostResult } from './post-text.ts';
import { sendWithFault, type WrongCall } from './send-with-fault.ts';

const REPLY = '{"status":"OK","balance":1200}';

// The timers of promises have no fake.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
}));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call that the site handles, with the wrong calls that it was sent. */
function send(fault: FaultKind | null) {
  const post = vi.fn<(wrong: WrongCall) => Promise<PostResult>>(async () => ({
    kind: 'answer',
    status: 200,
    body: REPLY,
  }));
  return { post, result: sendWithFault(fault, post) };
}

it('sends a call once, as it is, without a fault', async () => {
  const { post, result } = send(null);
  expect(await result).toEqual({ kind: 'answer', status: 200, body: REPLY });
  expect(post.mock.calls).toEqual([[{}]]);
});

it('sends a slow call three seconds late, and reads its reply', async () => {
  const { post, result } = send('slow');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(post).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(post).toHaveBeenCalledOnce();
  expect(await result).toMatchObject({ body: REPLY });
});

it('loses the reply to a silent call that was handled', async () => {
  const { post, result } = send('silent');
  expect(await result).toMatchObject({ kind: 'none' });
  expect(post).toHaveBeenCalledOnce();
});

it('never sends a call that is refused', async () => {
  const { post, result } = send('refuse');
  expect(await result).toMatchObject({ kind: 'none' });
  expect(post).not.toHaveBeenCalled();
});

it('cuts a reply in half', async () => {
  const { result } = send('half');
  expect(await result).toEqual({ kind: 'answer', status: 200, body: REPLY.slice(0, 15) });
});

it('puts the page of a proxy in place of a reply', async () => {
  const { post, result } = send('html');
  expect(await result).toMatchObject({ status: 200, body: expect.stringMatching(/^<!doctype html>/) });
  expect(post).toHaveBeenCalledOnce();
});

it('sends a duplicate before the reply to the first has come', async () => {
  const { post, result } = send('duplicate');
  expect(post.mock.calls).toEqual([[{}], [{}]]);
  expect(await result).toMatchObject({ body: REPLY });
});

it.each([
  ['currency', { currency: 'USD' }],
  ['clock', { skewMs: 301_000 }],
] as const)('says what is wrong with the %s of a call', async (fault, wrong) => {
  const { post, result } = send(fault);
  await result;
  expect(post.mock.calls).toEqual([[wrong]]);
});
