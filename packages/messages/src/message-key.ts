import type tr from './tr.ts';

/** Key of a message: flat, in snake case. */
export type MessageKey = keyof typeof tr;

/** Values for the places of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;
