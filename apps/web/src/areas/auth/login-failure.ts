import { CallFailure } from '../../call/index.ts';
import type { Translate } from '../../messages/use-messages.ts';
import { serverText } from './server-text.ts';

const AUTHENTICATOR_CODE = 768;
const SMS_CODE = 770;
const SILENT_CODE = 562;

/** How to react to a refused sign-in. */
export type LoginFailure =
  | { readonly kind: 'authenticator'; readonly text: string }
  | { readonly kind: 'sms'; readonly id: string; readonly text: string }
  | { readonly kind: 'silent' }
  | { readonly kind: 'warning' | 'error'; readonly text: string };

/** The parameter named in a server message: the text between backticks, if the third word opens them. */
export function quotedParameter(message: string): string | undefined {
  const words = message.split(' ');
  if (!words[2]?.startsWith('`')) return undefined;
  return /`\s*([^`]+?)\s*`/.exec(message)?.[1] ?? words[3];
}

/** Maps a failed sign-in by the specification's catalogue of errors. */
export function readLoginFailure(failure: unknown, t: Translate): LoginFailure {
  if (!(failure instanceof CallFailure)) return { kind: 'error', text: t('site_unknown_error') };
  const { code, id, status, fields } = failure;
  const text = serverText(t, failure.message);
  const name = quotedParameter(failure.message);
  if (name !== undefined) return { kind: 'warning', text: t('auth_invalid_parameter', { name }) };
  if (code === SMS_CODE && id !== undefined) return { kind: 'sms', id, text };
  if (code === AUTHENTICATOR_CODE) return { kind: 'authenticator', text };
  if (code === SILENT_CODE || status === 401) return { kind: 'silent' };
  if (status === 429) return { kind: 'error', text };
  const [first] = Object.values(fields).flat();
  if (first !== undefined) return { kind: 'error', text: serverText(t, first) };
  return { kind: failure.isRefusal ? 'warning' : 'error', text };
}
