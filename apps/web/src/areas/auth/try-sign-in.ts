import type { WireReply } from '@baize/contract';

import { CallFailure, type useCall } from '../../call/index.ts';
import { loginBody } from './login-schema.ts';
import type { Captcha } from './use-captcha.tsx';

interface SignInParts {
  readonly call: ReturnType<typeof useCall>;
  readonly captcha: Pick<Captcha, 'body' | 'reset'>;
  readonly username: string;
  readonly password: string;
  /** If the server requires a captcha a second time, it counts as a refusal. */
  readonly hasRetried: boolean;
}

/**
 * Signs in with the credentials of the registration.
 *
 * @returns `captcha` if the server requires a captcha first, which is then shown
 * @throws CallFailure if the server refuses
 */
export async function trySignIn(parts: SignInParts): Promise<WireReply<'POST /login'> | 'captcha'> {
  const { call, captcha, username, password, hasRetried } = parts;
  try {
    return await call('POST /login', { body: { ...loginBody({ username, password }), ...captcha.body() } });
  } catch (failure) {
    const isAsked = failure instanceof CallFailure && failure.error === 'captcha_required';
    if (!isAsked || hasRetried) throw failure;
    captcha.reset(failure);
    return 'captcha';
  }
}
