import { z } from 'zod';

import type { SettingMeta } from './setting-types.ts';

/** Kind and description of a setting; for an optional one they are those of the inner schema. */
export function settingMeta(schema: unknown): SettingMeta {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const meta = inner instanceof z.ZodType ? inner.meta() : undefined;
  if (typeof meta?.description !== 'string') throw new TypeError('a setting has no description');
  const { description } = meta;
  const kind = settingKinds.find((known) => known === meta['kind']) ?? 'other';
  return { description, kind };
}

const settingKinds = ['page', 'server', 'keys', 'other'] as const;

/** `page` and `server` are origins, `keys` is a key ring; `other` is specific to the provider. */
export function settingKind(schema: unknown): SettingMeta['kind'] {
  return settingMeta(schema).kind;
}

export function isOptionalSetting(schema: unknown): boolean {
  return schema instanceof z.ZodOptional;
}

/** Reads one setting from its text. @throws ZodError if it is malformed */
export function parseSetting(schema: unknown, text: unknown): unknown {
  if (!(schema instanceof z.ZodType)) throw new TypeError('a setting has no schema');
  return schema.parse(text);
}
