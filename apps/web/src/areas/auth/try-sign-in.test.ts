import { beforeEach, expect, it, vi } from 'vitest';

import { CallFailure, type useCall } from '../../call/index.ts';
import { trySignIn } from './try-sign-in.ts';

const sent = vi.fn<(key: string, request: object) => Promise<unknown>>();
const captcha = { body: () => ({ turnstileToken: 'passed' }), reset: vi.fn<() => void>() };
const parts = {
  call: sent as unknown as ReturnType<typeof useCall>,
  captcha,
  username: 'elif',
  password: 'Kedi1234',
  hasRetried: false,
};
const refuse = (error: string) =>
  sent.mockRejectedValueOnce(new CallFailure(422, { success: false, error, message: 'no' }, ''));

beforeEach(() => vi.resetAllMocks());

it('signs in with the credentials and the captcha’s token', async () => {
  sent.mockResolvedValueOnce({ access_token: 'token-1' });
  expect(await trySignIn(parts)).toEqual({ access_token: 'token-1' });
  expect(sent).toHaveBeenCalledExactlyOnceWith('POST /login', {
    body: expect.objectContaining({ username: 'elif', password: 'Kedi1234', turnstileToken: 'passed' }),
  });
});

it('shows the captcha if the server requires it, once', async () => {
  refuse('captcha_required');
  expect(await trySignIn(parts)).toBe('captcha');
  expect(captcha.reset).toHaveBeenCalledOnce();
  refuse('captcha_required');
  await expect(trySignIn({ ...parts, hasRetried: true })).rejects.toThrow('no');
  expect(captcha.reset).toHaveBeenCalledOnce();
});

it('passes on any other refusal', async () => {
  refuse('too_many_requests');
  await expect(trySignIn(parts)).rejects.toThrow('no');
  expect(captcha.reset).not.toHaveBeenCalled();
});
