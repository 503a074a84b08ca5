import type { z } from 'zod';

import type { ErrorCode } from './error-codes.ts';

/** The rooms of the product, in the order in which one may call another. */
export const areas = [
  'auth',
  'limits',
  'money',
  'rewards',
  'play',
  'sports',
  'catalogue',
  'account',
  'site',
] as const;
export type Area = (typeof areas)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API: what it takes, what it answers and how it may fail. */
export interface CallShape {
  readonly method: Method;
  /** Below the base path, with parameters as `{name}`. */
  readonly path: string;
  readonly area: Area;
  /** `player` answers 401 without a valid token. */
  readonly auth: 'visitor' | 'player';
  /** `own` marks a call that the specification does not name. */
  readonly origin: 'specification' | 'own';
  /** One sentence for the reference page. */
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly params?: z.ZodType;
  readonly body?: z.ZodType;
  /** `z.input` is what travels, `z.output` what code handles (amounts as bigint, instants as Date). */
  readonly reply: z.ZodType;
  readonly errors: readonly ErrorCode[];
  /** The reply is the same for every visitor of a brand and language, so it may be kept. */
  readonly cacheable?: boolean;
  /**
   * Whether a caller from a country that the brand does not serve may make the call. Calls that play or move
   * money are refused unless they say `open`, all others open unless they say `refused`: see `isOpenAbroad`.
   */
  readonly abroad?: 'open' | 'refused';
  /** The reply is a stream of server-sent events, each of the reply's shape. */
  readonly stream?: boolean;
}

export const apiBasePath = '/_api';

/** Keeps the exact types of one call; the table of all calls is in `calls.ts`. */
export function defineCall<const Shape extends CallShape>(shape: Shape): Shape {
  return shape;
}

/** Areas whose calls play or move money unless one of them says otherwise. */
const wageringAreas: ReadonlySet<Area> = new Set(['money', 'rewards', 'play', 'sports']);

/**
 * Whether a caller from a restricted country may make a call. Playing, depositing and opening an account are
 * over there; but what a player has with us stays theirs, wherever they are: signing in, reading balances and
 * histories, withdrawing, cancelling, and every limit and exclusion remain open.
 */
export function isOpenAbroad({ area, abroad }: Pick<CallShape, 'area' | 'abroad'>): boolean {
  return abroad === undefined ? !wageringAreas.has(area) : abroad === 'open';
}
