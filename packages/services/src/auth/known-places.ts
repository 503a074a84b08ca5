import { and, desc, eq, gt, inArray, knownPlace, lt, player, type Queries } from '@baize/db';

import type { Context, Services } from '../context.ts';
import { deleteInBatches } from '../delete-in-batches.ts';
import { hashSecret } from '../hash-secret.ts';
import { networkOf } from '../network-of.ts';
import { keyedHash } from '../seal-secret.ts';
import type { PlayerKey } from '../wakeups.ts';

/** How long a place stays known after the last sign-in from it. */
export const KNOWN_PLACE_MS = 90 * 24 * 60 * 60_000;
/** Per player; the least recently used are deleted first. */
const MAX_KNOWN_PLACES = 20;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type Caller = Pick<Context, 'brand' | 'ip' | 'deviceToken' | 'personalIdKeys'>;

/** Where a sign-in comes from. A device identifies a player better than a network, which strangers may share. */
export interface Place {
  readonly kind: 'device' | 'network' | 'unknown';
  /** Known, but not used since the password was last reset. */
  readonly isBeforeReset: boolean;
  /** Key under which attempts from here are counted. */
  readonly key: string;
}

function networkHash({ brand, ip, personalIdKeys }: Caller): string {
  // There are few enough addresses to try them all, so the hash is keyed.
  return keyedHash(`${brand.siteId} ${networkOf(ip)}`, 'known networks', personalIdKeys);
}

function deviceHash({ deviceToken }: Pick<Caller, 'deviceToken'>): string | undefined {
  return deviceToken !== undefined && TOKEN.test(deviceToken) ? hashSecret(deviceToken) : undefined;
}

/** Whether the player of this name has signed in from the caller's device or network before. */
export async function findPlace(
  context: Caller & Pick<Context, 'database' | 'clock'>,
  username: string,
): Promise<Place> {
  const { database, clock, brand, ip } = context;
  const [network, device] = [networkHash(context), deviceHash(context)];
  const since = new Date(clock.now().getTime() - KNOWN_PLACE_MS);
  const rows = await database.sql
    .select({ hash: knownPlace.placeHash, isBeforeReset: knownPlace.isBeforeReset })
    .from(knownPlace)
    .innerJoin(player, and(eq(player.siteId, knownPlace.siteId), eq(player.id, knownPlace.playerId)))
    .where(
      and(
        eq(player.siteId, brand.siteId),
        eq(player.username, username),
        inArray(knownPlace.placeHash, device === undefined ? [network] : [network, device]),
        gt(knownPlace.lastUsedAt, since),
      ),
    );
  const known = new Map(rows.map(({ hash, isBeforeReset }) => [hash, isBeforeReset]));
  const ofNetwork = known.get(network);
  const ofDevice = device === undefined ? undefined : known.get(device);
  // What is known since the reset goes first.
  if (ofDevice !== undefined && (!ofDevice || ofNetwork !== false))
    return { kind: 'device', key: `device ${device}`, isBeforeReset: ofDevice };
  const kind = ofNetwork === undefined ? 'unknown' : 'network';
  return { kind, key: networkOf(ip), isBeforeReset: ofNetwork ?? false };
}

/** Whether the player has never been here before; at the first sign-in there is nothing to compare it with. */
export async function isNewPlace(
  queries: Pick<Queries, 'select'>,
  caller: Caller,
  { siteId, playerId }: PlayerKey,
): Promise<boolean> {
  const known = await queries
    .select({ hash: knownPlace.placeHash })
    .from(knownPlace)
    .where(and(eq(knownPlace.siteId, siteId), eq(knownPlace.playerId, playerId)));
  const here = [networkHash(caller), deviceHash(caller)];
  return known.length > 0 && !known.some(({ hash }) => here.includes(hash));
}

/** Stores the caller's network, and the device if the caller has its token. */
export async function rememberPlace(
  queries: Pick<Queries, 'insert' | 'select' | 'delete'>,
  caller: Caller,
  { siteId, playerId }: PlayerKey,
  now: Date,
): Promise<void> {
  const device = deviceHash(caller);
  const hashes = [networkHash(caller), ...(device === undefined ? [] : [device])];
  await queries
    .insert(knownPlace)
    .values(hashes.map((placeHash) => ({ siteId, playerId, placeHash, lastUsedAt: now })))
    .onConflictDoUpdate({
      target: [knownPlace.siteId, knownPlace.playerId, knownPlace.placeHash],
      set: { lastUsedAt: now, isBeforeReset: false },
    });
  const isOwn = and(eq(knownPlace.siteId, siteId), eq(knownPlace.playerId, playerId));
  const old = await queries
    .select({ hash: knownPlace.placeHash })
    .from(knownPlace)
    .where(isOwn)
    .orderBy(desc(knownPlace.lastUsedAt), knownPlace.placeHash)
    .offset(MAX_KNOWN_PLACES);
  if (old.length === 0) return;
  const oldHashes = old.map(({ hash }) => hash);
  await queries.delete(knownPlace).where(and(isOwn, inArray(knownPlace.placeHash, oldHashes)));
}

/** After a password reset any of the player's places may be an attacker's. */
export async function distrustPlaces(
  queries: Pick<Queries, 'update'>,
  { siteId, playerId }: PlayerKey,
): Promise<void> {
  await queries
    .update(knownPlace)
    .set({ isBeforeReset: true })
    .where(and(eq(knownPlace.siteId, siteId), eq(knownPlace.playerId, playerId)));
}

/** Deletes places that have not been used for so long that they are no longer known. */
export async function clearKnownPlaces(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const since = new Date(clock.now().getTime() - KNOWN_PLACE_MS);
  const isOld = lt(knownPlace.lastUsedAt, since);
  await deleteInBatches(database.sql, knownPlace, knownPlace.lastUsedAt, isOld, { signal });
}
