import { z } from 'zod';

import type { SettingMeta } from './setting-types.ts';

/** What a setting is and means; one that may be left out is described inside. */
export function settingMeta(schema: unknown): SettingMeta {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const meta = inner instanceof z.ZodType ? inner.meta() : undefined;
  if (typeof meta?.description !== 'string') throw new TypeError('a setting has no description');
  const { description } = meta;
  const kind = settingKinds.find((known) => known === meta['kind']) ?? 'other';
  return { description, kind };
}

const settingKinds = ['page', 'server', 'keys', 'other'] as const;

/** `page` and `server` are origins, `keys` a key ring; what the others are, only their provider knows. */
export function settingKind(schema: unknown): SettingMeta['kind'] {
  return settingMeta(schema).kind;
}
