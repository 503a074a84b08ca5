import type { KeyRing, SigningKey } from '@baize/providers';

import type { Visit } from '../../visits/visit.ts';
import type { BetRecord } from './bet-record.ts';

/** A player at one provider of one brand, or a page with play money. A new generation of keys does not change it. */
export type OwnerId = string;

export const ownerOf = ({ keyId, player }: Pick<BetRecord, 'keyId' | 'player'>): OwnerId =>
  `${keyId === null ? 'fun' : partyAndSite(keyId).join('.')} ${player}`;

export const keyIdOf = ({ wallet, ticket }: Visit): string | null => (wallet === null ? null : ticket.key.id);

export const playerOf = ({ wallet, playKey }: Visit): string => wallet?.player ?? playKey;

export const ownerOfVisit = (visit: Visit): OwnerId =>
  ownerOf({ keyId: keyIdOf(visit), player: playerOf(visit) });

/** The key of a bet's brand that is valid now: bets outlive keys. */
export function keyOf(keys: KeyRing, keyId: string): SigningKey {
  const [party, siteId] = partyAndSite(keyId);
  return keys.current(party, Number(siteId));
}

function partyAndSite(keyId: string): [party: string, siteId: string] {
  const [party = '', siteId = ''] = keyId.split('.');
  return [party, siteId];
}
