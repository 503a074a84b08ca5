import type { Clock } from '@baize/clock';
import {
  antesOf,
  type CardGame,
  cardGames,
  type CardMove,
  type CardPart,
  type CardPlay,
  type CardRound,
  type CardView,
  type Draw,
  drawCardRound,
  finishCardRound,
  isCardPlay,
  leastMove,
  readCardBet,
  readCardMove,
  settleCardRound,
  stakedAntes,
} from '@baize/games';

import type { Log } from '../log.ts';
import type { StartGate } from '../instant/start-gate.ts';
import { viewOf, type WagerView } from '../shell/play-calls.ts';
import { PlayRefused } from '../shell/play-errors.ts';
import { stakeLimitsOf } from '../visits/stake-limits.ts';
import { ownsWager, type Visit } from '../visits/visit.ts';
import { closeRounds, isOverdue } from '../wagers/overdue-rounds.ts';
import type { ShownRounds } from '../wagers/shown-rounds.ts';
import { StepQueue } from '../wagers/step-queue.ts';
import type { Wager } from '../wagers/wager.ts';
import type { WagerBook } from '../wagers/wager-book.ts';

/** A round as it is stored: its cards are drawn with the first stake, and hidden ones leave the server only at its end. */
interface StoredCards {
  readonly game: 'cards';
  readonly play: CardPlay;
  readonly anteMinor: number;
  readonly round: CardRound;
}

/** A stake that a decision added: if it is taken, the decision is, too. */
interface AddedStake {
  readonly game: 'cards-added';
  readonly step: number;
  readonly move: CardMove;
}

interface CardResult {
  readonly moves: readonly CardMove[];
  readonly parts: readonly CardPart[];
  /** Whether the time limit ended it. */
  readonly isOverdue: boolean;
}

/** A round as its player sees it. Amounts in minor units. */
export interface CardsView extends WagerView, Pick<CardView, 'rows' | 'choices' | 'holds'> {
  readonly ante: number;
  readonly sides: readonly string[];
  /** Decisions taken so far. */
  readonly step: number;
  /** All stakes so far. */
  readonly staked: number;
  /** What became of each stake, once the round is over. */
  readonly parts: readonly { readonly bet: string; readonly staked: number; readonly paid: number }[];
  /** Whether the time limit ended it. */
  readonly isOverdue: boolean;
  /** Why the wallet did not take the stake of the last decision. */
  readonly refusal: Wager['reason'];
}

interface CardsDeps {
  readonly book: WagerBook;
  readonly shown: ShownRounds;
  readonly gate: StartGate;
  readonly draw: Draw;
  readonly clock: Clock;
  readonly log: Log;
}

function gameOf({ bet }: Wager): unknown {
  return typeof bet === 'object' && bet !== null && 'game' in bet ? bet.game : null;
}

const isCards = (wager: Wager): wager is Wager<StoredCards, CardResult> => gameOf(wager) === 'cards';
const isAdded = (wager: Wager): wager is Wager<AddedStake> => gameOf(wager) === 'cards-added';

/** Whether an open wager is of a round of cards, which a later process continues. */
export const isCardWager = (wager: Wager): boolean => isCards(wager) || isAdded(wager);

/** Rounds of cards against the house, each of one player. */
export class CardRounds {
  readonly #deps: CardsDeps;
  readonly #steps = new StepQueue();

  constructor(deps: CardsDeps) {
    this.#deps = deps;
  }

  /** @throws InvalidBet, PlayRefused */
  async place(visit: Visit, requestId: string, json: unknown): Promise<CardsView> {
    const { book, gate, draw } = this.#deps;
    const { play } = visit.ticket.game;
    if (play === null || !isCardPlay(play)) throw new PlayRefused('INVALID');
    const game: CardGame = cardGames[play];
    const { anteMinor, sides } = readCardBet(json, stakeLimitsOf(visit), game);
    const placed = await gate.start(visit, requestId, async () => {
      if (this.#openOf(visit)) throw new PlayRefused('BUSY');
      const round = drawCardRound(game, sides, draw);
      const ante = Number(anteMinor);
      const bet: StoredCards = { game: 'cards', play, anteMinor: ante, round };
      const wager = await book.place({ visit, betMinor: ante * antesOf(game, sides), bet });
      if (wager.state === 'open' && game.view(round).choices.length === 0) await this.#end(wager, []);
      return wager;
    });
    return this.#viewOf(visit, this.#own(visit, placed.id));
  }

  /** The round that can be continued, or else the last one if no page has shown it to its end or the time limit ended it. */
  async current(visit: Visit): Promise<CardsView | null> {
    await this.closeOverdue();
    const wager = this.#openOf(visit);
    if (wager) {
      await this.#steps.run(wager.id, () => this.#takeAdded(wager));
      return this.#viewOf(visit, wager);
    }
    const { book, shown } = this.#deps;
    const last = book.lastDecidedOf(visit);
    if (!last || !isCards(last)) return null;
    const isWanted = last.result?.isOverdue === true || shown.unshownOf(visit) === last;
    return isWanted ? this.#viewOf(visit, last) : null;
  }

  /** A page has shown a round to its end, whose win is paid now. @throws PlayRefused */
  async endShow(visit: Visit, id: string): Promise<CardsView> {
    const wager = this.#own(visit, id);
    await this.#deps.shown.endShow(visit, id);
    return this.#viewOf(visit, wager);
  }

  /** Ends the rounds whose time is over by the decisions that add no stake. */
  async closeOverdue(): Promise<void> {
    const { book, clock, log } = this.#deps;
    const overdue = book.unfinished().filter((wager) => isOverdue(wager, clock));
    const close = (wager: Wager<StoredCards, CardResult>) =>
      this.#steps.run(wager.id, async () => {
        await this.#takeAdded(wager);
        const { play, round } = wager.bet;
        const { moves } = finishCardRound(cardGames[play], round, leastMove);
        if (wager.state === 'open') await this.#end(wager, moves, true);
      });
    await closeRounds(overdue.filter(isCards), close, log);
  }

  /**
   * Takes a decision, once: a repeated request changes nothing.
   *
   * @param step the number of decisions before it
   * @throws InvalidBet, PlayRefused
   */
  async move(visit: Visit, id: string, step: unknown, json: unknown): Promise<CardsView> {
    const wager = this.#own(visit, id);
    let refusal: Wager['reason'] = null;
    await this.#steps.run(id, async () => {
      await this.#takeAdded(wager);
      const { moves } = wager.bet.round;
      if (wager.state !== 'open' || moves.length !== step) return;
      const view = cardGames[wager.bet.play].view(wager.bet.round);
      const move = readCardMove(json, view);
      const adds = view.choices.find((choice) => choice.id === move.choice)?.adds ?? 0;
      if (adds > 0) {
        const bet: AddedStake = { game: 'cards-added', step: moves.length, move };
        const betMinor = adds * wager.bet.anteMinor;
        const added = await this.#deps.book.place({ visit, betMinor, bet, companion: wager });
        if (added.state !== 'open') {
          refusal = added.reason;
          return;
        }
      }
      await this.#take(wager, move);
    });
    return { ...this.#viewOf(visit, wager), refusal };
  }

  /** A decision whose stake was taken before the process ended, and which it could no longer store. */
  async #takeAdded(wager: Wager<StoredCards, CardResult>): Promise<void> {
    const step = wager.bet.round.moves.length;
    const added = this.#addedTo(wager).find(({ bet }) => bet.step === step);
    if (wager.state === 'open' && added) await this.#take(wager, added.bet.move);
  }

  async #take(wager: Wager<StoredCards, CardResult>, move: CardMove): Promise<void> {
    const { bet } = wager;
    const moves = [...bet.round.moves, move];
    const round = { ...bet.round, moves };
    const isOver = cardGames[bet.play].view(round).choices.length === 0;
    if (isOver) await this.#end(wager, moves);
    else await this.#deps.book.update(wager, { ...bet, round });
  }

  /** The last decision is stored with the result, so that both are there or neither is. */
  async #end(wager: Wager<StoredCards>, moves: readonly CardMove[], isLate = false): Promise<void> {
    const { play, anteMinor } = wager.bet;
    const game: CardGame = cardGames[play];
    const round = { ...wager.bet.round, moves };
    const result: CardResult = { moves, parts: game.settle(round), isOverdue: isLate };
    const winMinor = Number(settleCardRound(game, round, BigInt(anteMinor)));
    // The first stake has the win of all; the others end with it.
    const added = this.#addedTo(wager).map((other) => ({ wager: other, result, winMinor: 0 }));
    const settlements = [{ wager, result, winMinor }, ...added];
    if (isLate) await this.#deps.book.settleAll(settlements);
    else await this.#deps.shown.settleAll(settlements);
  }

  #addedTo({ round }: Wager): Wager<AddedStake>[] {
    return this.#deps.book
      .unfinished()
      .filter((wager) => wager.state === 'open' && wager.round === round)
      .filter(isAdded);
  }

  #openOf(visit: Visit): Wager<StoredCards, CardResult> | undefined {
    return this.#deps.book.openOf(visit).find(isCards);
  }

  #own(visit: Visit, id: string): Wager<StoredCards, CardResult> {
    const wager = this.#deps.book.find(id);
    if (!wager || !ownsWager(visit, wager) || !isCards(wager)) throw new PlayRefused('INVALID');
    return wager;
  }

  #viewOf(visit: Visit, wager: Wager<StoredCards, CardResult>): CardsView {
    const { play, anteMinor, round } = wager.bet;
    const game: CardGame = cardGames[play];
    const moves = wager.result?.moves ?? round.moves;
    const isDealt = wager.state === 'open' || wager.result !== null;
    const { rows, choices, holds } = game.view({ ...round, moves });
    return {
      ...viewOf(wager),
      // What a decision added is only known by the visit until a win is paid.
      balance: wager.winMinor > 0 && wager.isHeld !== true ? wager.balanceMinor : visit.balanceMinor,
      rows: isDealt ? rows : [],
      choices: wager.state === 'open' ? choices : [],
      holds: wager.state === 'open' && holds,
      ante: anteMinor,
      sides: round.sides,
      step: moves.length,
      staked: stakedAntes(game, { ...round, moves }) * anteMinor,
      parts: (wager.result?.parts ?? []).map(({ bet, staked, pays }) => ({
        bet,
        staked: (staked * anteMinor) / 100,
        paid: Math.floor((pays * anteMinor) / 100),
      })),
      isOverdue: wager.result?.isOverdue ?? false,
      refusal: null,
    };
  }
}
