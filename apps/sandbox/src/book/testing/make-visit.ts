import type { SigningKey } from '@baize/providers';

import type { Visit } from '../../visits/visit.ts';

interface VisitSeed {
  readonly key: SigningKey;
  readonly playKey: string;
  readonly player: string;
}

/** A player's open page with 1,000.00. */
export function makeVisit({ key, playKey, player }: VisitSeed): Visit {
  return {
    playKey,
    ticket: {
      key,
      game: {
        code: 'sport-redline',
        name: 'Sport',
        studioName: '',
        type: 'sport',
        rtpBasisPoints: 0,
        play: null,
        tableId: null,
        lines: null,
        hasJackpot: false,
      },
      mode: 'real',
      token: 'token',
      lang: 'tr',
      currency: 'TRY',
      returnUrl: 'http://127.0.0.1:3000/',
      data: null,
      parentOrigin: 'http://127.0.0.1:3000',
    },
    limits: { minBet: 100, maxBet: 500_000 },
    balanceMinor: 100_000,
    freeSpins: null,
    bonus: null,
    wallet: { session: 's1', player },
    name: 'Elif',
    seat: `${key.id} ${player}`,
    wagerByRequest: new Map(),
  };
}
