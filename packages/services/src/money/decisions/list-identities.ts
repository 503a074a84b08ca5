import { and, asc, document, eq, inArray, isNull, ne, player } from '@baize/db';

import {
  type DocumentRow,
  documentState,
  identityState,
  undecidedUntil,
} from '../identity/identity-state.ts';
import type { OperatorServices } from './lock-decision.ts';
import { pageOf, type WorkList, type WorkSlice } from './work-filter.ts';

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
  slice: WorkSlice,
): Promise<WorkList<WaitingIdentity>> {
  const { siteId, since } = slice;
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
    .orderBy(asc(document.uploadedAt), asc(document.id));
  const byPlayer = Map.groupBy(documents, ({ playerId }) => playerId);
  const { rows: complete, total } = pageOf(
    [...byPlayer].filter(([, own]) => identityState(false, own) === 'waiting' && isOlder(own, since)),
    slice,
  );
  if (complete.length === 0) return { rows: [], total };
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
  const rows = complete.flatMap(([playerId, own]) => {
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
  return { rows, total };
}

/** As the list shows it: by the first of the documents. */
function isOlder([oldest]: readonly DocumentRow[], since: Date | undefined): boolean {
  return since === undefined || (oldest !== undefined && oldest.uploadedAt <= since);
}
