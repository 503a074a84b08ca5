import type { z } from 'zod';

import type { ErrorCode } from './error-codes.ts';

/** The areas of the product; each may call only areas before it. */
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

/** One call of the API: its request, reply and errors. */
export interface CallShape {
  readonly method: Method;
  /** Below the base path, with parameters as `{name}`. */
  readonly path: string;
  readonly area: Area;
  /** `player` answers 401 without a valid token. */
  readonly auth: 'visitor' | 'player';
  /** A visitor's call that replies to a player whose token the request carries as to that player. */
  readonly knowsPlayer?: true;
  /** `own` marks a call that is not in the specification. */
  readonly origin: 'specification' | 'own';
  /** One sentence for the reference page. */
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly params?: z.ZodType;
  readonly body?: z.ZodType;
  /** `z.input` is the wire format, `z.output` what code uses (amounts as bigint, instants as Date). */
  readonly reply: z.ZodType;
  readonly errors: readonly ErrorCode[];
  /** The reply is the same for every visitor of a brand and language, so it may be cached. */
  readonly cacheable?: boolean;
  /**
   * Whether a caller from a restricted country may make the call. By default calls that play or move money are refused
   * and all others are open: see `isOpenAbroad`.
   */
  readonly abroad?: 'open' | 'refused';
  /** Whether a player whose account is closed by a break or self-exclusion may make the call; by default not. */
  readonly whileClosed?: 'open';
  /** The reply is a stream of server-sent events, each of the reply's shape. */
  readonly stream?: boolean;
  /** The reply is a file of this type, not JSON. */
  readonly file?: string;
  /** The body is `multipart/form-data` with one file; in code the file is a `File` in memory. */
  readonly upload?: true;
}

export const apiBasePath = '/_api';

/** Preserves the exact types of a call; `calls.ts` lists all calls. */
export function defineCall<const Shape extends CallShape>(shape: Shape): Shape {
  return shape;
}

/** Whether a player whose account is closed is refused: playing, paying in and everything else that is not left open. */
export function isRefusedWhileClosed({
  auth,
  knowsPlayer,
  whileClosed,
}: Pick<CallShape, 'auth' | 'knowsPlayer' | 'whileClosed'>): boolean {
  return (auth === 'player' || knowsPlayer === true) && whileClosed !== 'open';
}

/** Areas whose calls play or move money by default. */
const wageringAreas: ReadonlySet<Area> = new Set(['money', 'rewards', 'play', 'sports']);

/**
 * Whether a caller from a restricted country may make a call. Playing, depositing and registering are refused; but
 * players keep access to what they have: signing in, reading balances and histories, withdrawing, cancelling, and all
 * limits and exclusions remain open.
 */
export function isOpenAbroad({ area, abroad }: Pick<CallShape, 'area' | 'abroad'>): boolean {
  return abroad === undefined ? !wageringAreas.has(area) : abroad === 'open';
}
