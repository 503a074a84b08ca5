import type { PageMemory } from '../../embeds/client/page-memory.ts';
import { betKinds, emptySlip, type SlipPick, type SlipState } from './slip-state.ts';

/** The slip of a page. It survives a reload and a log-in, which open the page again in the same tab. */
export class SlipStore {
  readonly #memory: PageMemory;
  readonly #listeners = new Set<(state: SlipState, before: SlipState) => void>();
  #state: SlipState;

  constructor(memory: PageMemory) {
    this.#memory = memory;
    this.#state = readSlip(memory.read('slip'));
  }

  get state(): SlipState {
    return this.#state;
  }

  update(change: (state: SlipState) => SlipState): void {
    const before = this.#state;
    this.#state = change(before);
    if (this.#state === before) return;
    this.#memory.save('slip', this.#state);
    for (const listener of this.#listeners) listener(this.#state, before);
  }

  /** Calls the listener after each change. */
  watch(listener: (state: SlipState, before: SlipState) => void): void {
    this.#listeners.add(listener);
  }
}

/** A saved slip; an empty one instead of anything that an earlier version may have saved. */
export function readSlip(json: unknown): SlipState {
  if (typeof json !== 'object' || json === null) return emptySlip;
  const saved = { ...emptySlip, ...(json as Partial<SlipState>) };
  const isWhole =
    Array.isArray(saved.picks) &&
    saved.picks.every(isPick) &&
    betKinds.includes(saved.wantedKind) &&
    Array.isArray(saved.sizes) &&
    Array.isArray(saved.bankers) &&
    typeof saved.singleStakes === 'object';
  return isWhole ? saved : emptySlip;
}

function isPick(json: unknown): json is SlipPick {
  const pick = json as Partial<SlipPick> | null;
  return (
    typeof pick?.eventId === 'number' &&
    typeof pick.marketId === 'string' &&
    typeof pick.pick === 'string' &&
    typeof pick.seen === 'number' &&
    typeof pick.now === 'number' &&
    typeof pick.names?.pick === 'string'
  );
}
