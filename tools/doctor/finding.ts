/** The result of one check of this machine. */
export interface Finding {
  readonly state: 'ok' | 'warn' | 'fail';
  readonly subject: string;
  readonly text: string;
  /** What to do about it, if anything. */
  readonly advice?: string;
}

const marks = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' };

export function formatFinding({ state, subject, text, advice }: Finding): string {
  const line = `${marks[state]}  ${subject.padEnd(14)} ${text}`;
  return advice === undefined ? line : `${line}\n      ${' '.repeat(14)} → ${advice}`;
}
