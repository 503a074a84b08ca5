import type { WireReply } from '@baize/contract';

import { CallFailure, type useCall } from '../../call/index.ts';
import { loginBody } from './login-schema.ts';
import type { Captcha } from './use-captcha.tsx';

interface SignInParts {
  readonly call: ReturnType<typeof useCall>;
  readonly captcha: Pick<Captcha, 'body' | 'reset'>;
  readonly username: string;
  readonly password: string;
  /** A captcha that is asked for a second time is a refusal. */
  readonly hasRetried: boolean;
}

/**
 * Signs in with what has been typed before.
 *
 * @returns `captcha` if the server wants a captcha first, which is then on the screen
 * @throws CallFailure when the server refuses
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
