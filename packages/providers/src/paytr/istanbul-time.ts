import { z } from 'zod';

/** The processor's times are those of Turkey, which has had one offset all year since 2016. */
const OFFSET_MS = 3 * 60 * 60_000;

/** `2026-05-01 15:00:00` */
export function formatPaytrTime(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** A time as above, or a day such as `01.05.2026`, which gives its first moment. */
export const paytrTime = z.string({ error: 'a time' }).transform((text, context) => {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  const iso = year === undefined ? text.replace(' ', 'T') : `${year}-${month}-${day}T00:00:00`;
  const at = Date.parse(`${iso}Z`);
  if (!Number.isNaN(at)) return new Date(at - OFFSET_MS);
  context.addIssue({ code: 'custom', message: 'a time' });
  return z.NEVER;
});
