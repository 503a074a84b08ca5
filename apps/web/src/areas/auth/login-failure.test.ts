import { describe, expect, it } from 'vitest';

import { CallFailure } from '../../call/index.ts';
import { readLoginFailure } from './login-failure.ts';

const texts: Record<string, string> = { 'message!767': 'Bekleyin.', auth_invalid_parameter: 'Geçersiz:' };
const t = (key: string, values?: Record<string, unknown>) =>
  [texts[key] ?? key, ...Object.values(values ?? {})].join(' ');

type Reply = ConstructorParameters<typeof CallFailure>[1];
const read = (status: number, reply: Reply) =>
  readLoginFailure(new CallFailure(status, reply, 'Bilinmeyen.'), t);
const refusal = (message: string, data: object = {}): Reply => ({
  success: false,
  message,
  data: { message, ...data },
});

describe('a refused sign-in', () => {
  it.each([
    ['The parameter `turnstileToken` is invalid', 'turnstileToken'],
    ['The parameter ` username ` is invalid', 'username'],
    ['The parameter `code is invalid', 'is'],
  ])('names the parameter of %j', (message, name) => {
    expect(read(422, refusal(message))).toEqual({ kind: 'warning', text: `Geçersiz: ${name}` });
  });

  it('takes no other backtick for a parameter', () => {
    expect(read(422, refusal('Use the `code` now'))).toEqual({ kind: 'warning', text: 'Geçersiz: code' });
    expect(read(422, refusal('Use `code` now'))).toEqual({ kind: 'warning', text: 'Use `code` now' });
  });

  it('warns with the message of a refusal', () => {
    expect(read(422, refusal('Şifre yanlış.'))).toEqual({ kind: 'warning', text: 'Şifre yanlış.' });
  });

  it('looks up messages by key, with an exclamation mark for the first dot', () => {
    expect(read(422, refusal('message.767'))).toEqual({ kind: 'warning', text: 'Bekleyin.' });
    expect(read(422, refusal('message.1.2'))).toEqual({ kind: 'warning', text: 'message.1.2' });
  });

  it('requests the code of the app or of the SMS', () => {
    expect(read(422, refusal('Kod?', { code: 768 }))).toEqual({ kind: 'authenticator', text: 'Kod?' });
    expect(read(422, refusal('SMS?', { code: 770, id: '4711' }))).toEqual({
      kind: 'sms',
      id: '4711',
      text: 'SMS?',
    });
  });

  it('is silent for 562 and for a 401', () => {
    expect(read(422, refusal('x', { code: 562 }))).toEqual({ kind: 'silent' });
    expect(read(401, refusal('x'))).toEqual({ kind: 'silent' });
  });

  it('shows a rate limit and the first error of the first field as errors', () => {
    expect(read(429, refusal('Bekleyin.'))).toEqual({ kind: 'error', text: 'Bekleyin.' });
    const errors = { code: ['Kod yanlış.', 'İkinci'], username: ['Üçüncü'] };
    expect(read(422, { ...refusal('Geçersiz.'), errors })).toEqual({ kind: 'error', text: 'Kod yanlış.' });
  });

  it('shows a missing answer as an error', () => {
    expect(read(0, {})).toEqual({ kind: 'error', text: 'Bilinmeyen.' });
    expect(read(502, {})).toEqual({ kind: 'error', text: 'Bilinmeyen.' });
    expect(readLoginFailure(new Error('x'), t)).toEqual({ kind: 'error', text: 'site_unknown_error' });
  });
});
