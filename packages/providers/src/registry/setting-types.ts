import { z } from 'zod';

import { createKeyRing } from '../key-ring.ts';
import { weaknessOf } from './weak-secret.ts';

/*
 * Kinds of settings. Each parses the text of an environment variable; the description is for docs/providers.md, the
 * error follows the setting's name in the message to the operator.
 */

/** What is needed to fill in a demo's settings automatically. */
export interface SettingMeta {
  readonly description: string;
  /** `page`: an origin that browsers open. `server`: one that only the server calls. */
  readonly kind: 'page' | 'server' | 'keys' | 'other';
  [key: string]: unknown;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && url.origin === text;
}

function origin(kind: 'page' | 'server', description: string) {
  const error = 'must be an https origin without a trailing slash, such as https://games.host';
  return z
    .string({ error })
    .refine(isOrigin, { error })
    .meta({ description, kind } satisfies SettingMeta);
}

/** An origin that players' browsers open. */
export function pageOrigin(description: string) {
  return origin('page', description);
}

/** An origin that only this server calls. */
export function serverOrigin(description: string) {
  return origin('server', description);
}

const MAX_LIVE_KEYS = 2;

/** The secrets of a key ring: one, or during a rotation the new and the old one, separated by a comma. */
export function sharedKeys() {
  const missing = 'is missing; it takes one secret, or the new and the old one separated by a comma';
  return z
    .string({ error: missing })
    .transform((text) => text.split(','))
    .superRefine((keys, context) => {
      if (keys.length > MAX_LIVE_KEYS)
        context.addIssue({ code: 'custom', message: `holds more than ${MAX_LIVE_KEYS} secrets` });
      const weakness = keys.map(weaknessOf).find((found) => found !== undefined);
      if (weakness !== undefined)
        context.addIssue({ code: 'custom', message: `has a secret that ${weakness}` });
    })
    .transform((keys, context) => (context.issues.length > 0 ? z.NEVER : createKeyRing(keys)))
    .meta({
      description:
        'secret shared with the provider, 32 random bytes; during a rotation the new and the old one, separated by a comma',
      kind: 'keys',
    } satisfies SettingMeta);
}

/** Any non-empty text. */
export function plainText(description: string) {
  const error = 'is missing';
  return z
    .string({ error })
    .min(1, { error })
    .meta({ description, kind: 'other' } satisfies SettingMeta);
}

/** Text that passes a check. */
export function textWhere(description: string, isFine: (text: string) => boolean, error: string) {
  return z
    .string({ error })
    .refine(isFine, { error })
    .meta({ description, kind: 'other' } satisfies SettingMeta);
}

/** One of a few words. */
export function choice<const Choices extends readonly [string, ...string[]]>(
  description: string,
  choices: Choices,
) {
  return z
    .enum(choices, { error: `must be one of ${choices.join(', ')}` })
    .meta({ description, kind: 'other' } satisfies SettingMeta);
}
