import type tr from './tr.ts';

/** A message key: flat, in snake case. */
export type MessageKey = keyof typeof tr;

/** Values for a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;
