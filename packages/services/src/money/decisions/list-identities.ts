import { and, asc, document, eq, inArray, isNull, ne, player } from '@baize/db';

import {
  type DocumentRow,
  documentState,
  identityState,
  undecidedUntil,
} from '../identity/identity-state.ts';
import type { OperatorServices } from './lock-decision.ts';

/** More of a player than wait at once. */
const DOCUMENTS_EACH = 10;

export interface WaitingIdentity {
  readonly playerId: number;
  readonly username: string;
  readonly name: string;
  /** When the first of the documents was uploaded. */
  readonly since: Date;
  /** When the first photo is destroyed undecided, so that the player has to upload it again. */
  readonly until: Date;
  readonly documents: readonly Pick<DocumentRow, 'id' | 'kind'>[];
}

/** Players of a brand whose documents are complete and wait for an operator, oldest first. */
export async function listIdentities(
  { sql }: OperatorServices['database'],
  siteId: number,
  limit: number,
): Promise<WaitingIdentity[]> {
  const isWaiting = and(
    eq(document.siteId, siteId),
    eq(document.state, documentState.waiting),
    isNull(document.destroyedAt),
    ne(document.kind, 'payment_proof'),
  );
  const documents = await sql
    .select()
    .from(document)
    .where(isWaiting)
    .orderBy(asc(document.uploadedAt), asc(document.id))
    .limit(limit * DOCUMENTS_EACH);
  const byPlayer = Map.groupBy(documents, ({ playerId }) => playerId);
  const complete = [...byPlayer].filter(([, own]) => identityState(false, own) === 'waiting').slice(0, limit);
  if (complete.length === 0) return [];
  const players = await sql
    .select({ id: player.id, username: player.username, name: player.name, surname: player.surname })
    .from(player)
    .where(
      and(
        eq(player.siteId, siteId),
        inArray(
          player.id,
          complete.map(([id]) => id),
        ),
      ),
    );
  const owners = new Map(players.map((one) => [one.id, one]));
  return complete.flatMap(([playerId, own]) => {
    const [oldest] = own;
    const owner = owners.get(playerId);
    if (!oldest || !owner) return [];
    return {
      playerId,
      username: owner.username,
      name: `${owner.name} ${owner.surname}`,
      since: oldest.uploadedAt,
      until: new Date(Math.min(...own.map((one) => undecidedUntil(one).getTime()))),
      documents: own.map(({ id, kind }) => ({ id, kind })),
    };
  });
}
