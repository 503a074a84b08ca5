import type { Language, WireReply } from '@baize/contract';
import type { IconName } from '@baize/ui';

import type { Translate } from '../../messages/use-messages.ts';

export type SessionRow = WireReply<'GET /account/session-history'>['data']['data'][number];
type Device = SessionRow['device'];

const MAX_CHARACTERS = 300;
/** Control and format characters, which may reorder or hide what is beside them, and letters without a glyph. */
const hostile = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** More accents on one character than any language has. */
const stackedMarks = /(\p{M}{2})\p{M}+/gu;

/** The text that a browser sent, which may be anything, so that it can be shown. */
export function shownUserAgent(text: string): string {
  const characters = [...text.replaceAll(hostile, '\uFFFD').replaceAll(stackedMarks, '$1')];
  if (characters.length <= MAX_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MAX_CHARACTERS).join('')}…`;
}

export const deviceIcons: Readonly<Record<Device['kind'], IconName>> = {
  phone: 'smartphone',
  tablet: 'tablet',
  desktop: 'monitor',
  unknown: 'circle-help',
};

const kindNames = {
  phone: 'history_device_phone',
  tablet: 'history_device_tablet',
  desktop: 'history_device_desktop',
  unknown: 'history_device_unknown',
} as const satisfies Record<Device['kind'], string>;

/** "Chrome, Windows", or as much of it as is known. */
export function deviceText({ kind, browser, os }: Device, t: Translate): string {
  const known = [browser, os].filter((name) => name !== null && name !== '');
  return known.length > 0 ? known.join(', ') : t(kindNames[kind]);
}

/** The name of a country by its code; undefined for a code that is none. */
export function countryText(code: string | null, language: Language): string | undefined {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code);
}
