import { UNITS_PER_STAKE } from '../math/slot-model.ts';
import { Controls } from './controls.ts';
import { element, fillText, readFrameData } from './frame-data.ts';
import { playFreeGames } from './free-games.ts';
import { linkToParent } from './parent-link.ts';
import { pause, ReelView } from './reel-view.ts';
import { fillRulesSheet } from './rules-sheet.ts';
import { makeRequestId, openGame, readRound, refreshGame, type RoundView, spin } from './studio-calls.ts';
import { WinView } from './win-view.ts';

const data = readFrameData();
const { texts } = data;
const parent = linkToParent(data.parentOrigin);
const reels = new ReelView(element('reels'), data.model);
const wins = new WinView(reels, data);
const controls = new Controls(data, { spin: () => void playGame(), rules: showRules });

/** Long enough to read the win. */
const REPLAY_REST_MS = 4_000;

let balanceMinor = 0;
let isOpened = false;
let isPaused = false;
let isPlaying = false;

reels.showOpening();
parent.onRequest((request) => {
  if (request === 'baize:refresh') void refresh();
  else setPaused(request === 'baize:pause');
});
void open();

async function open(): Promise<void> {
  controls.say(texts.opening);
  const opened = await openGame();
  if (!opened.ok) {
    explain(opened.reason ?? 'UNDECIDED', opened.reason === null ? () => void open() : undefined);
    // Our words can be read, so the page around need not add its own.
    parent.send({ type: 'baize:ready', mode: data.mode });
    return;
  }
  controls.offerStakes(opened.value.stakes, opened.value.stake);
  setBalance(opened.value.balance);
  isOpened = true;
  setPaused(isPaused);
  parent.send({ type: 'baize:ready', mode: data.mode });
  if (data.mode === 'replay') await showReplay();
}

/** Repeats the round; a replay has no controls. */
async function showReplay(): Promise<void> {
  for (;;) {
    await playGame();
    await pause(REPLAY_REST_MS);
  }
}

async function playGame(): Promise<void> {
  if (isPaused || isPlaying) return;
  const betMinor = controls.stakeMinor;
  if (betMinor > balanceMinor) {
    explain('NO_FUNDS');
    return;
  }
  isPlaying = true;
  controls.setIdle(false);
  controls.showWin(0);
  wins.clear();
  controls.say(texts.spinning);
  controls.showCredit(balanceMinor - betMinor);
  parent.send({ type: 'baize:round', state: 'started', betMinor, winMinor: 0 });
  reels.start();
  const round = await requestRound(betMinor);
  if (round !== null) await showRound(round);
  parent.send({ type: 'baize:round', state: 'ended', betMinor, winMinor: round?.win ?? 0 });
  isPlaying = false;
  if (!isPaused) controls.setIdle(true);
}

/** Requests a game until there is a reply; the same request is never played twice. */
async function requestRound(betMinor: number): Promise<RoundView | null> {
  const requestId = makeRequestId();
  for (let attempt = 0; ; attempt++) {
    const answer = await spin(requestId, betMinor);
    if (answer.ok) return answer.value;
    if (answer.reason !== null && answer.reason !== 'BUSY' && answer.reason !== 'TOO_FAST') {
      await abandon(answer.reason);
      return null;
    }
    if (answer.reason === null) controls.say(texts.waiting);
    await pause(Math.min(500 * 2 ** attempt, 5_000));
  }
}

async function showRound(round: RoundView): Promise<void> {
  const { outcome } = round;
  if (outcome === null) {
    await (round.state === 'refused' ? abandon(round.reason ?? 'OTHER', round.balance) : awaitReturn(round));
    return;
  }
  const unitMinor = round.bet / UNITS_PER_STAKE;
  const money = (units: number) => controls.money(units * unitMinor);
  await reels.stop(outcome.base.window);
  wins.show(outcome.base, (text) => !isPlaying && controls.say(text), money);
  if (outcome.freeGames.length > 0) {
    await pause(1_600);
    await playFreeGames(outcome.freeGames, { data, reels, wins, controls, unitMinor });
  }
  if (round.win > round.bet) await controls.countUpWin(round.win);
  else controls.showWin(round.win);
  controls.say(round.win > 0 ? fillText(texts.totalWin, { amount: controls.money(round.win) }) : texts.noWin);
  const isOwed = round.state === 'winning' || round.state === 'pooling';
  const settled = isOwed ? await awaitSettled(round, texts.paying) : round;
  if (settled.state === 'stuck') explain('STUCK');
  else if (round.jackpot > 0) {
    controls.say(fillText(texts.jackpotWon, { amount: controls.money(round.jackpot) }));
  }
  setBalance(settled.balance ?? balanceMinor);
}

/** The bet's outcome is unknown: the studio refunds it, which may take until the connection is back. */
async function awaitReturn(round: RoundView): Promise<void> {
  reels.restore();
  const settled = await awaitSettled(round, texts.returning);
  if (settled.state === 'stuck') explain('STUCK');
  else controls.say(fillText(texts.returned, { amount: controls.money(round.bet) }));
  setBalance(settled.balance ?? balanceMinor);
}

async function awaitSettled(round: RoundView, words: string): Promise<RoundView> {
  let current = round;
  while (['winning', 'pooling', 'refunding'].includes(current.state)) {
    controls.say(words);
    await pause(1_000);
    const answer = await readRound(round.id);
    if (answer.ok) current = answer.value;
    else if (answer.reason !== null) return current;
  }
  return current;
}

/** The game was not played: restores reels and credit and shows the reason. */
async function abandon(reason: string, balance: number | null = null): Promise<void> {
  await pause(400);
  reels.restore();
  setBalance(balance ?? balanceMinor);
  explain(reason);
}

function explain(reason: string, again?: () => void): void {
  const words = Object.entries(texts.reasons).find(([name]) => name === reason)?.[1] ?? texts.reasons.OTHER;
  const retry = again ?? (reason === 'NO_FUNDS' && data.mode === 'demo' ? () => void refresh() : undefined);
  if (retry !== undefined) controls.say(words, { label: texts.again, run: retry });
  else if (reason === 'NO_FUNDS') {
    controls.say(words, { label: texts.deposit, run: () => parent.send({ type: 'baize:deposit' }) });
  } else if (reason === 'SESSION_EXPIRED' || reason === 'LAUNCH') {
    controls.say(words, { label: texts.reload, run: () => parent.send({ type: 'baize:reload' }) });
  } else controls.say(words);
}

async function refresh(): Promise<void> {
  if (isPlaying) return;
  const answer = await refreshGame();
  if (!answer.ok || isPlaying) return;
  setBalance(answer.value.balance);
  controls.say(texts.ready);
}

function setPaused(paused: boolean): void {
  isPaused = paused;
  if (isPlaying || !isOpened) return;
  controls.setIdle(!paused);
  controls.say(paused ? texts.paused : texts.ready);
}

function setBalance(amountMinor: number): void {
  balanceMinor = amountMinor;
  controls.showCredit(amountMinor);
  parent.send({ type: 'baize:balance', balanceMinor: amountMinor });
}

function showRules(): void {
  const sheet = element('sheet');
  if (!(sheet instanceof HTMLDialogElement)) return;
  fillRulesSheet(sheet, data, controls.stakeMinor, controls.money);
  sheet.showModal();
}
