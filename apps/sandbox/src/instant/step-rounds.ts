import type { Clock } from '@baize/clock';
import { type Draw, readInstantBet, settleSteps, type StepGame, stepPlays } from '@baize/games';

import type { Log } from '../log.ts';
import { viewOf, type WagerView } from '../shell/play-calls.ts';
import { PlayRefused } from '../shell/play-errors.ts';
import { stakeLimitsOf } from '../visits/stake-limits.ts';
import { ownsWager, type Visit } from '../visits/visit.ts';
import { closeRounds, isOverdue } from '../wagers/overdue-rounds.ts';
import { StepQueue } from '../wagers/step-queue.ts';
import type { Wager } from '../wagers/wager.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import type { StartGate } from './start-gate.ts';

type StepPlay = keyof typeof stepPlays;

/** A round as it is stored: what can be hit is drawn with the stake and leaves the server only at its end. */
interface StepRound {
  readonly game: StepPlay;
  readonly choice: unknown;
  readonly hidden: unknown;
  /** In their order; a step that hit something is only in the result. */
  readonly steps: readonly number[];
}

interface StepResult {
  readonly steps: readonly number[];
  readonly hidden: unknown;
  /** Whether the time limit ended it. */
  readonly isOverdue: boolean;
}

/** @typeParam Choice of the game, such as the number of mines @typeParam Hidden what can be hit */
export interface StepView<Choice = unknown, Hidden = unknown> extends WagerView {
  readonly choice: Choice;
  readonly steps: readonly number[];
  /** Null until the round has ended. */
  readonly hidden: Hidden | null;
  readonly isOverdue: boolean;
}

interface StepDeps {
  readonly book: WagerBook;
  readonly gate: StartGate;
  readonly draw: Draw;
  readonly clock: Clock;
  readonly log: Log;
}

const gamesByPlay: Readonly<Record<StepPlay, StepGame>> = stepPlays;

function isStepPlay(play: unknown): play is StepPlay {
  return typeof play === 'string' && Object.hasOwn(gamesByPlay, play);
}

/** Whether an open wager is a round of steps, which a later process continues. */
export function isStepWager(wager: Wager): wager is Wager<StepRound, StepResult> {
  const { bet } = wager;
  return typeof bet === 'object' && bet !== null && 'game' in bet && isStepPlay(bet.game) && 'steps' in bet;
}

/** Rounds of mines and climbs. */
export class StepRounds {
  readonly #deps: StepDeps;
  readonly #steps = new StepQueue();

  constructor(deps: StepDeps) {
    this.#deps = deps;
  }

  /** @throws InvalidBet, PlayRefused */
  async place(visit: Visit, requestId: string, json: unknown): Promise<StepView> {
    const { book, gate, draw } = this.#deps;
    const { play } = visit.ticket.game;
    if (!isStepPlay(play)) throw new PlayRefused('INVALID');
    const game = gamesByPlay[play];
    const { choice, stakeMinor } = readInstantBet(game, json, stakeLimitsOf(visit));
    const wager = await gate.start(visit, requestId, async () => {
      if (this.#openOf(visit)) throw new PlayRefused('BUSY');
      const bet: StepRound = { game: play, choice, hidden: game.hide(choice, draw), steps: [] };
      return book.place({ visit, betMinor: Number(stakeMinor), bet });
    });
    return this.#viewOf(this.#own(visit, wager.id));
  }

  /** The round that can be continued, or else the last one if the time limit ended it. */
  async current(visit: Visit): Promise<StepView | null> {
    await this.closeOverdue();
    const open = this.#openOf(visit);
    if (open) return this.#viewOf(open);
    const last = this.#deps.book.lastDecidedOf(visit);
    return last && isStepWager(last) && last.result?.isOverdue ? this.#viewOf(last) : null;
  }

  /**
   * Takes a step, once: a repeated request changes nothing, nor does one after the end.
   *
   * @throws InvalidBet, PlayRefused
   */
  async step(visit: Visit, id: string, json: unknown): Promise<StepView> {
    return this.#inTurn(this.#own(visit, id), async (wager) => {
      const { bet } = wager;
      const game = gamesByPlay[bet.game];
      const step = game.readStep(json, bet.choice, bet.steps);
      if (step === null) return;
      const steps = [...bet.steps, step];
      const isOpen = game.stateOf(bet.choice, bet.hidden, steps) === 'open';
      if (isOpen) await this.#deps.book.update(wager, { ...bet, steps });
      else await this.#end(wager, steps);
    });
  }

  /** Ends the round with what its steps pay, or with the stake if there is none. @throws PlayRefused */
  async end(visit: Visit, id: string): Promise<StepView> {
    return this.#inTurn(this.#own(visit, id), (wager) => this.#end(wager, wager.bet.steps));
  }

  /** Ends the rounds whose time is over with what their steps pay, as if their players had cashed out. */
  async closeOverdue(): Promise<void> {
    const { book, clock, log } = this.#deps;
    const overdue = book.unfinished().filter((wager) => isOverdue(wager, clock));
    const close = (wager: Wager<StepRound, StepResult>) =>
      this.#inTurn(wager, () => this.#end(wager, wager.bet.steps, true));
    await closeRounds(overdue.filter(isStepWager), close, log);
  }

  async #inTurn(
    wager: Wager<StepRound, StepResult>,
    work: (wager: Wager<StepRound, StepResult>) => Promise<void>,
  ): Promise<StepView> {
    await this.#steps.run(wager.id, async () => {
      if (wager.state === 'open') await work(wager);
    });
    return this.#viewOf(wager);
  }

  /** The steps are stored with the result, so that both are there or neither is. */
  async #end(
    wager: Wager<StepRound, StepResult>,
    steps: readonly number[],
    isOverdue = false,
  ): Promise<void> {
    const { game, choice, hidden } = wager.bet;
    const stake = { choice, stakeMinor: BigInt(wager.betMinor) };
    const winMinor = settleSteps(gamesByPlay[game], stake, hidden, steps);
    const result: StepResult = { steps, hidden, isOverdue };
    await this.#deps.book.settle({ wager, result, winMinor: Number(winMinor) });
  }

  #openOf(visit: Visit): Wager<StepRound, StepResult> | undefined {
    return this.#deps.book.openOf(visit).find(isStepWager);
  }

  #own(visit: Visit, id: string): Wager<StepRound, StepResult> {
    const wager = this.#deps.book.find(id);
    if (!wager || !ownsWager(visit, wager) || !isStepWager(wager)) throw new PlayRefused('INVALID');
    return wager;
  }

  #viewOf(wager: Wager<StepRound, StepResult>): StepView {
    const { choice, steps } = wager.bet;
    const { result } = wager;
    return {
      ...viewOf(wager),
      choice,
      steps: result?.steps ?? steps,
      hidden: result?.hidden ?? null,
      isOverdue: result?.isOverdue ?? false,
    };
  }
}
