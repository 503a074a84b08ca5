import { cellsOf as cellsShowing, type Frame, type SlotScript } from '@baize/games/slots/script';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';

import { pause } from '../../shell/client/motion.ts';
import { fillText } from '../../shell/client/page-data.ts';
import type { SlotPageData } from '../slots/slot-page.ts';
import { announce } from './announce.ts';
import type { AsideView } from './aside-view.ts';
import type { BoardView } from './board-view.ts';
import type { SkipButton } from './skip-button.ts';
import { type Step, stepsOf } from './steps.ts';
import { cellsOf, type WinView } from './win-view.ts';
import { type UnitsText, wordsOfWins } from './words.ts';

/** How long wins are marked before the next drop or free game. */
const MARK_MS = 1_300;
const REST_MS = 450;
const HOLD_MS = 1_600;
const SUMMARY_MS = 1_800;

export interface RoundStage {
  readonly data: SlotPageData;
  readonly board: BoardView;
  readonly wins: WinView;
  readonly aside: AsideView;
  readonly skip: SkipButton;
  /** Writes into the message, which screen readers read out. */
  readonly say: (text: string) => void;
  /** Shows what the round has paid so far. */
  readonly showPaid: (units: number) => void;
  readonly money: UnitsText;
  /** A replay waits for nobody. */
  readonly isReplay: boolean;
}

/** Shows a round from its script, after `board.start()`. Nothing here draws or decides. */
export class RoundPlayer {
  readonly #stage: RoundStage;
  /** Units paid before the free games. */
  #unitsBefore = 0;
  #heading: { number: number; count: number } | null = null;
  #beatsStake = false;

  constructor(stage: RoundStage) {
    this.#stage = stage;
  }

  async play(script: SlotScript): Promise<void> {
    this.#beatsStake = script.beatsStake;
    const { skip, aside } = this.#stage;
    const steps = stepsOf(script);
    for (const [index, step] of steps.entries()) {
      if (!skip.isPressed) await this.#show(step, steps[index + 1]);
      else if (step.kind === 'freeGamesOver') {
        const last = steps.findLast((earlier) => 'frame' in earlier);
        if (last) this.#showLast(last.frame, step.units);
        await this.#show(step, undefined);
      }
    }
    aside.setSeries('');
  }

  /** One method for each kind of step would be short of context; the longer ones have their own. */
  async #show(step: Step, next: Step | undefined): Promise<void> {
    const { board, aside, say, data, money, skip } = this.#stage;
    const { texts } = data;
    switch (step.kind) {
      case 'board':
        this.#showSurroundings(step.frame);
        await board.stop(step.frame);
        if (step.frame.game > 0 && next?.kind !== 'wins') await pause(REST_MS);
        return;
      case 'wins':
        return this.#showWins(step.frame, next);
      case 'tumble':
        this.#stage.wins.clear();
        await board.tumble(cellsOf(step.before.wins), step.frame);
        this.#showSurroundings(step.frame);
        if (next !== undefined && next.kind !== 'wins') await pause(REST_MS);
        return;
      case 'freeGames':
        return this.#beginFreeGames(step.frame, step.count);
      case 'freeGame':
        this.#heading = step;
        this.#showTotal(step.units);
        this.#stage.wins.clear();
        board.start();
        return;
      case 'moreFreeGames':
        gameSounds.play('featureStart');
        say(fillText(texts.freeGames.again, { count: step.added }));
        await pause(HOLD_MS);
        return;
      case 'freeGamesOver':
        skip.offer(false);
        say(fillText(texts.freeGames.over, { count: step.count, amount: money(step.units) }));
        await pause(SUMMARY_MS);
        aside.showMultiplier(1, false);
        return;
      default:
        return this.#showCoins(step);
    }
  }

  /** The board after free games that were passed over. */
  #showLast(frame: Frame, units: number): void {
    const { board, wins, showPaid } = this.#stage;
    wins.clear();
    board.show(frame);
    this.#showSurroundings(frame);
    this.#showTotal(units);
    showPaid(frame.paid);
  }

  #showSurroundings({ grid, multiplier, game }: Frame): void {
    this.#stage.aside.showWays(grid);
    this.#stage.aside.showMultiplier(multiplier, game > 0);
  }

  async #showWins(frame: Frame, next: Step | undefined): Promise<void> {
    const { wins, say, data, money, showPaid } = this.#stage;
    const total = frame.wins.reduce((sum, { units }) => sum + units, 0);
    const times = frame.multiplier > 1 ? ` (× ${frame.multiplier})` : '';
    wins.showAll(frame.wins, `${money(total)}${times}`);
    if (frame.game > 0) this.#showTotal(frame.paid - this.#unitsBefore);
    else this.#unitsBefore = frame.paid;
    // The words of the last board are those of the round.
    if (next !== undefined) say(wordsOfWins(frame.wins, data.texts, money));
    showPaid(frame.paid);
    await pause(next === undefined ? REST_MS : MARK_MS);
    // What comes to no more than the stake is shown, and not presented prize by prize.
    if (next === undefined && this.#beatsStake) wins.showInTurn(frame, money);
  }

  async #beginFreeGames({ grid }: Frame, count: number): Promise<void> {
    const { board, data, isReplay, wins, say, skip } = this.#stage;
    const { texts, model } = data;
    wins.clear();
    board.mark(cellsShowing(grid, 'S'));
    gameSounds.play('featureStart');
    const { title, fixed, plain, growing, start } = texts.freeGames;
    const multiplier = model.freeGames?.multiplier ?? 1;
    const rule = model.growth > 0 ? growing : multiplier > 1 ? fixed : plain;
    const words = fillText(title, { count });
    say(words);
    await pause(MARK_MS);
    if (isReplay) return;
    await announce(words, fillText(rule, { multiplier, growth: model.growth }), start);
    skip.offer(true);
  }

  #showTotal(units: number): void {
    const { aside, data, money } = this.#stage;
    if (this.#heading === null) return;
    const { texts } = data;
    const game = fillText(texts.freeGame, { ...this.#heading });
    aside.setSeries(`${game} · ${texts.total} ${money(units)}`);
  }

  async #showCoins(step: Extract<Step, { kind: 'hold' | 'respin' | 'coinsPaid' }>): Promise<void> {
    const { board, wins, say, showPaid, data, money } = this.#stage;
    const { hold } = data.texts;
    const { coins, respinsLeft } = step.frame;
    if (step.kind === 'hold') {
      wins.clear();
      gameSounds.play('featureStart');
      board.mark(coins.map(({ cell }) => cell));
      say(fillText(hold.start, { count: coins.length }));
      this.#showLocked(step.frame);
      await pause(HOLD_MS);
      return;
    }
    if (step.kind === 'respin') {
      await board.respin(step.frame, step.added);
      board.mark(coins.map(({ cell }) => cell));
      const text = step.added.length > 0 ? hold.added : hold.none;
      say(fillText(text, { count: step.added.length, respins: respinsLeft ?? 0 }));
      this.#showLocked(step.frame);
      await pause(REST_MS);
      return;
    }
    if (step.grandUnits > 0) {
      say(fillText(hold.full, { amount: money(step.grandUnits) }));
      await pause(SUMMARY_MS);
    }
    say(fillText(hold.over, { count: coins.length, amount: money(step.units) }));
    showPaid(step.frame.paid);
    await pause(SUMMARY_MS);
    board.mark([]);
  }

  #showLocked({ coins, respinsLeft, grid }: Frame): void {
    const { aside, data } = this.#stage;
    const { texts } = data;
    const cells = grid.reduce((sum, column) => sum + column.length, 0);
    const left = '●'.repeat(respinsLeft ?? 0);
    const locked = fillText(texts.locked, { count: coins.length, cells, grand: texts.tiers.grand });
    aside.setSeries(`${texts.respins} ${respinsLeft ?? 0} ${left} · ${locked}`);
  }
}
