import { BOOM_LADDER, leaveLadderAt } from '@baize/games';

import type { WagerBook } from '../../wagers/wager-book.ts';
import type { Stake, TableRefusal, TableRound } from '../table-game.ts';
import type { SpotBetWire } from '../table-messages.ts';
import type { TableSeed } from '../table-seed.ts';
import type { SpotRules } from './define-spot-rules.ts';
import { RUNG_MS } from './spot-rules.ts';
import { SpotTableGame } from './spot-table-game.ts';

/** The fuse on its way: the rung that it has reached, and whether it has bust there or come to the top. */
export interface LadderView {
  readonly rung: number;
  readonly isOver: boolean;
  /** When it gets to the next rung, if it does; ms since 1970. */
  readonly nextAt: number;
}

type LadderStake = Stake<readonly SpotBetWire[]>;

/** The ladder: nobody sees how far the fuse burns, and players may leave at the rung that it has reached. */
export class LadderTableGame extends SpotTableGame {
  readonly #book: WagerBook;

  constructor(
    rules: SpotRules<unknown>,
    seed: TableSeed,
    parts: { draw: (below: number) => number; book: WagerBook },
  ) {
    super(rules, seed, parts.draw);
    this.#book = parts.book;
  }

  override begin(stakes: readonly LadderStake[], nowMs: number): TableRound {
    const drawn = this.draw() as { readonly rungs: number };
    const current = new Map(stakes.map((stake) => [stake, stake.bets]));
    let view: LadderView = { rung: 0, isOver: false, nextAt: nowMs + RUNG_MS };
    const leaving = new Set<LadderStake>();
    return {
      drawn,
      view: () => view,
      decisionEndsMs: () => (view.isOver ? null : view.nextAt),
      advance: (now) => {
        if (view.isOver || now < view.nextAt || leaving.size > 0) return false;
        const isBust = view.rung === drawn.rungs;
        const rung = isBust ? view.rung : view.rung + 1;
        view = { rung, isOver: isBust || rung === BOOM_LADDER.length, nextAt: now + RUNG_MS };
        return true;
      },
      isOver: (now) => view.isOver && now >= view.nextAt,
      act: async (player, _move, now): Promise<TableRefusal | null> => {
        const stake = stakes.find(({ visit }) => visit.seat === player);
        if (stake === undefined || leaving.has(stake)) return 'INVALID';
        // What is decided after the fuse has gone on comes too late.
        if (view.isOver || now >= view.nextAt) return 'CLOSED';
        const bets = leaveAt(current.get(stake) ?? [], view.rung);
        if (bets === null) return 'INVALID';
        leaving.add(stake);
        try {
          await this.#book.update(stake.wager, { ...(stake.wager.bet as object), bets });
          current.set(stake, bets);
          return null;
        } finally {
          leaving.delete(stake);
        }
      },
      settle: () => stakes.map((stake) => this.settleBets(stake.wager, current.get(stake) ?? [], drawn)),
      history: () => this.rules.game.history(drawn),
      winners: () => this.winnersOf(drawn),
    };
  }
}

/** The bets with all that can be left at the rung moved there; null if none can. */
function leaveAt(bets: readonly SpotBetWire[], rung: number): SpotBetWire[] | null {
  const left = bets.map((bet) => ({ ...bet, spot: leaveLadderAt(bet.spot, rung) ?? bet.spot }));
  return left.some(({ spot }, index) => spot !== bets[index]?.spot) ? left : null;
}
