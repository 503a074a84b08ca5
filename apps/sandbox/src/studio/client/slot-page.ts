import { type Coin, type SlotScript, UNITS_PER_STAKE } from '@baize/games/slots/script';

import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import { element, fillText, readPageData } from '../../shell/client/page-data.ts';
import { makeRequestId, post } from '../../shell/client/play-link.ts';
import { pause } from '../../shell/client/motion.ts';
import { Shell } from '../../shell/client/shell.ts';
import type { WagerView } from '../../shell/play-calls.ts';
import type { OpenedSlot, PlayedSlot } from '../slots/add-slot-calls.ts';
import type { SlotPageData } from '../slots/slot-page.ts';
import { AsideView } from './aside-view.ts';
import { showBitmapAtlas } from './bitmap-atlas.ts';
import { BoardView } from './board-view.ts';
import { FreeRounds } from './free-rounds.ts';
import { fillPaytable } from './paytable.ts';
import { RoundPlayer } from './round-player.ts';
import { SkipButton } from './skip-button.ts';
import { StakeControl } from './stake-control.ts';
import { WinView } from './win-view.ts';
import { sizeOfWin, wordsOfResult } from './words.ts';

/** Long enough to read the win. */
const REPLAY_REST_MS = 4_000;
const BANNER_MS = 2_400;
/** Several times within the wait of a win whose page was closed. */
const SHOWING_MS = 30_000;
const LONGEST_PAUSE_MS = 5_000;

const page = readPageData<SlotPageData>();
const { own: data, mode, lang } = page;
const { texts, model } = data;

void showBitmapAtlas();
const shell = new Shell(page, {
  onOpen: () => void begin(),
  onPause: setPaused,
  showRules: (sheet) => fillPaytable(sheet, page, { stakeMinor: stake.stakeMinor, money: shell.money }),
});
/** Whole amounts are short, because coins are small. */
const coinFormat = new Intl.NumberFormat(lang, {
  style: 'currency',
  currency: page.currency,
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
});
let shownStakeMinor = UNITS_PER_STAKE;
const stake = new StakeControl(shell.money, () => void playGame(), showStake);
const free = new FreeRounds(texts.freeRounds, shell.money);
const board = new BoardView(model, coinText);
const wins = new WinView(board, model, texts);
const aside = new AsideView(model, texts, lang);
const skip = new SkipButton();

let offered: readonly number[] = [];
let isOpened = false;
let isPaused = false;
let isPlaying = false;

board.show({ grid: data.opening, coins: [] });
aside.showWays(data.opening);
void shell.open();

const amountOf = (units: number, stakeMinor: number): number => (units * stakeMinor) / UNITS_PER_STAKE;

function coinText({ units, tier }: Coin): string {
  return tier === null ? coinFormat.format(amountOf(units, shownStakeMinor) / 100) : texts.tiers[tier];
}

/** Offers the stakes, after showing a round that was interrupted. */
async function begin(): Promise<void> {
  const opened = await post<OpenedSlot>('/studio/slots/open', {});
  if (!opened.ok) {
    shell.explain(opened.reason ?? 'UNDECIDED', opened.reason === null ? () => void begin() : undefined);
    return;
  }
  offered = opened.value.stakes;
  offerStakes();
  if (opened.value.unshown !== null && mode !== 'replay') await resume(opened.value.unshown);
  await free.begin(opened.value.freeSpins);
  offerStakes();
  isOpened = true;
  setPaused(isPaused);
  if (free.left === null) shell.considerStake(stake.stakeMinor);
  if (mode === 'replay') await showReplay();
}

/** Repeats the round; a replay has no controls. */
async function showReplay(): Promise<void> {
  for (;;) {
    await playGame();
    await pause(REPLAY_REST_MS);
  }
}

async function resume(wager: WagerView): Promise<void> {
  isPlaying = true;
  shell.say(texts.resuming);
  shell.beginRound(paidFor(wager));
  await pause(BANNER_MS);
  board.start();
  await showRound(wager);
  shell.endRound(paidFor(wager), wager.win);
  isPlaying = false;
}

async function playGame(): Promise<void> {
  if (isPaused || isPlaying) return;
  // A free round costs nothing.
  const betMinor = free.left === null ? stake.stakeMinor : 0;
  if (betMinor > shell.balanceMinor) {
    shell.explain('NO_FUNDS');
    return;
  }
  isPlaying = true;
  stake.setIdle(false);
  wins.clear();
  shell.orderRound(betMinor);
  shell.say(free.left === null ? texts.spinning : free.words(texts.freeRounds.spinning));
  const startedAt = performance.now();
  board.start();
  gameSounds.play('reelStart');
  const wager = await requestRound(betMinor);
  if (wager !== null) await showRound(wager);
  shell.endRound(betMinor, wager?.win ?? 0);
  await pause(Math.max(0, startedAt + data.shortestGameMs - performance.now()));
  await goOn(wager);
  isPlaying = false;
  if (!isPaused) stake.setIdle(true);
}

/** After the last free round the stakes are offered again. */
async function goOn(wager: PlayedSlot | null): Promise<void> {
  if (wager !== null && (await free.next(wager))) offerStakes();
}

function leaveFreeRounds(): void {
  free.leave();
  offerStakes();
}

function offerStakes(): void {
  const { stake: value, spin } = texts.freeRounds;
  if (free.left === null) stake.offer(offered);
  else stake.offer([free.left.stake], { stake: value, spin });
  showPrizes();
}

const paidFor = ({ bet, isFree }: WagerView): number => (isFree ? 0 : bet);

/** Requests a game until there is a reply; the same request is never played twice. */
async function requestRound(betMinor: number): Promise<PlayedSlot | null> {
  const requestId = makeRequestId();
  const body = free.left === null ? { requestId, bet: betMinor } : { requestId, free: true };
  for (let attempt = 0; ; attempt++) {
    const answer = await post<PlayedSlot>('/studio/slots/spin', body);
    if (answer.ok) return answer.value;
    if (answer.reason !== null && answer.reason !== 'BUSY' && answer.reason !== 'TOO_FAST') {
      await abandon(answer.reason);
      if (answer.reason === 'NO_FREE_ROUNDS') leaveFreeRounds();
      return null;
    }
    if (answer.reason === null) {
      // The wait may be long, and the symbols have fallen out or turn.
      board.restore();
      shell.say(page.texts.repeating);
    }
    await pause(Math.min(500 * 2 ** attempt, LONGEST_PAUSE_MS));
  }
}

async function showRound(wager: WagerView): Promise<void> {
  if (wager.result === null) {
    if (wager.state === 'refused') await abandon(wager.reason ?? 'OTHER', wager.balance);
    else {
      board.restore();
      await shell.awaitPaid(wager);
    }
    return;
  }
  // Wagers of a slot have its scripts as results.
  const script = wager.result as SlotScript;
  const money = (units: number) => shell.money(amountOf(units, wager.bet));
  shownStakeMinor = wager.bet;
  aside.showPrizes(money);
  const player = new RoundPlayer({
    data,
    board,
    wins,
    aside,
    skip,
    say: (text) => shell.say(text),
    showPaid: (units) => shell.showWin(amountOf(units, wager.bet), paidFor(wager)),
    money,
    isReplay: mode === 'replay',
  });
  const showing = setInterval(() => void post('/studio/slots/showing', { id: wager.id }), SHOWING_MS);
  await player.play(script).finally(() => clearInterval(showing));
  await celebrate(wager);
  const isCapped = wager.win < amountOf(script.units, wager.bet);
  const words = isCapped
    ? fillText(texts.freeRounds.capped, { amount: shell.money(wager.win) })
    : wordsOfResult(script, texts, money, wager.isFree);
  shell.say(words);
  const settled = await shell.awaitPaid(await endShow(wager));
  if (wager.jackpot > 0) shell.say(fillText(texts.jackpotWon, { amount: shell.money(wager.jackpot) }));
  else if (settled.state !== 'stuck') shell.say(words);
}

/** The studio pays what was shown; without a reply it does so at the end of its own time. */
async function endShow(wager: WagerView): Promise<WagerView> {
  const answer = await post<WagerView>('/studio/slots/shown', { id: wager.id });
  return answer.ok ? answer.value : wager;
}

/** A win above the stake is counted up, and a large one is shown on the board. */
async function celebrate({ win, bet, isFree }: WagerView): Promise<void> {
  const size = sizeOfWin(win, bet);
  const banner = element('banner');
  if (size > 1) {
    banner.replaceChildren(`${texts.bigWin} ${shell.money(win)}`);
    banner.hidden = false;
  }
  await shell.countUpWin(win, isFree ? 0 : bet);
  if (size > 1) await pause(BANNER_MS);
  banner.hidden = true;
}

/** The game was not played: restores board and balance, and says why. */
async function abandon(reason: string, balance: number | null = null): Promise<void> {
  await pause(400);
  board.restore();
  shell.setBalance(balance ?? shell.balanceMinor);
  shell.explain(reason);
}

function setPaused(paused: boolean): void {
  isPaused = paused;
  if (isPlaying || !isOpened) return;
  stake.setIdle(!paused);
  const ready = free.left === null ? texts.ready : free.words(texts.freeRounds.ready);
  shell.say(paused ? page.texts.paused : ready);
}

function showStake(): void {
  showPrizes();
  if (free.left === null) shell.considerStake(stake.stakeMinor);
}

function showPrizes(): void {
  aside.showPrizes((units) => shell.money(amountOf(units, stake.stakeMinor)));
}
