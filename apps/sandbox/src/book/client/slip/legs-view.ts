import { make } from '../../../shell/client/page-data.ts';
import { possibleOf } from './slip-bets.ts';
import { LegView } from './leg-view.ts';
import type { SlipLook } from './slip-look.ts';
import { bankersOf, keyOf, type SlipPick, type SlipState } from './slip-state.ts';
import type { SlipWords } from './slip-words.ts';

interface LegsHandlers {
  onRemove(pick: SlipPick): void;
  onStake(key: string, stakeMinor: number | null): void;
  onBanker(key: string): void;
}

/** The picks of the slip in the order in which they were chosen. */
export class LegsView {
  readonly root = make('ul', 'legs');
  readonly #words: SlipWords;
  readonly #handlers: LegsHandlers;
  #legs = new Map<string, LegView>();

  constructor(words: SlipWords, handlers: LegsHandlers) {
    this.#words = words;
    this.#handlers = handlers;
  }

  update(state: SlipState, { kind, troubles }: SlipLook): void {
    const bankers = new Set(bankersOf(state));
    const legs = new Map(
      state.picks.map((pick) => [keyOf(pick), this.#legs.get(keyOf(pick)) ?? this.#make(pick)]),
    );
    for (const pick of state.picks) {
      const key = keyOf(pick);
      legs.get(key)?.update({
        pick,
        trouble: troubles.get(key) ?? null,
        single: kind === 'single' ? singleOf(pick, state.singleStakes[key] ?? null) : null,
        isBanker: kind === 'system' && state.picks.length > 2 ? bankers.has(key) : null,
      });
    }
    const isSame = [...legs.keys()].join('|') === [...this.#legs.keys()].join('|');
    this.#legs = legs;
    if (!isSame) this.root.replaceChildren(...[...legs.values()].map(({ root }) => root));
  }

  /** Puts the focus where that of a removed pick would be expected. @returns whether there is such a pick */
  focusNear(position: number): boolean {
    const legs = [...this.#legs.values()];
    const leg = legs[Math.min(position, legs.length - 1)];
    leg?.focusRemove();
    return leg !== undefined;
  }

  #make(pick: SlipPick): LegView {
    const key = keyOf(pick);
    return new LegView(pick, this.#words, {
      onRemove: () => this.#handlers.onRemove(pick),
      onStake: (stakeMinor) => this.#handlers.onStake(key, stakeMinor),
      onBanker: () => this.#handlers.onBanker(key),
    });
  }
}

function singleOf(pick: SlipPick, stakeMinor: number | null) {
  const bet = { picks: [pick], sizes: [1], bankers: [], lines: [[0]], lineStakeMinor: stakeMinor ?? 0 };
  return { stakeMinor, possibleMinor: stakeMinor === null ? 0 : possibleOf(bet) };
}
