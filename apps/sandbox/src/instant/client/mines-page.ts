import { lastMinesStep, minesPays } from '@baize/games/mines/pays';

import { createTimesText, pause } from '../../shell/client/motion.ts';
import { element, fillText, make, readPageData } from '../../shell/client/page-data.ts';
import { type CallResult, makeRequestId, post } from '../../shell/client/play-link.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { Shell } from '../../shell/client/shell.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import { StakeField } from '../../shell/client/stake-field.ts';
import type { MinesData } from '../instant-pages.ts';
import type { MinesView } from '../mines-game.ts';
import { GoButton } from './go-button.ts';
import { MineField } from './mine-field.ts';

const data = readPageData<MinesData>();
const { texts, terms, odds } = data.own;
const times = createTimesText(data.lang);
const USUAL_STAKE_MINOR = 1_000;
const USUAL_MINES = 3;
const MOST_MINES = 24;

let round: MinesView | null = null;
let mines = USUAL_MINES;
let isOpened = false;
let isPaused = false;
let isBusy = false;

const shell = new Shell(data, {
  onOpen(page) {
    isOpened = true;
    stake.offer(page.minBet, page.maxBet, USUAL_STAKE_MINOR);
    void continueRound();
  },
  onPause(paused) {
    isPaused = paused;
    draw();
  },
  showRules,
});
const field = new MineField(element('field'), texts, (tile) => void openTile(tile));
const stake = new StakeField(data.lang, () => draw());
const go = new GoButton(texts.wait, () => void (isPlaying() ? cashOut() : start()), draw);
const [fewer, more] = element('mine-count').querySelectorAll('button');
fewer?.addEventListener('click', () => setMines(mines - 1));
more?.addEventListener('click', () => setMines(mines + 1));
draw();
void shell.open();

function isPlaying(): boolean {
  return round?.state === 'open';
}

function setMines(count: number): void {
  mines = Math.max(1, Math.min(MOST_MINES, count));
  round = null;
  draw();
}

/** After a reload or a restart of the studio. */
async function continueRound(): Promise<void> {
  const answer = await post<{ round: MinesView | null }>('/studio/mines/current', {});
  if (answer.ok && answer.value.round) {
    round = answer.value.round;
    mines = round.mines;
    shell.beginRound(round.bet);
    sayNext();
  } else shell.say(texts.ready);
  draw();
}

async function start(): Promise<void> {
  if (isBusy || isPaused || !go.isFree) return;
  const requestId = makeRequestId();
  const bet = { mines, stakeMinor: String(stake.stakeMinor) };
  round = null;
  begin();
  shell.beginRound(stake.stakeMinor);
  const placed = await insist<MinesView>('/studio/mines/place', { requestId, bet });
  if (placed?.state === 'open') {
    gameSounds.play('chip');
    go.started();
    round = placed;
    if (placed.balance !== null) shell.setBalance(placed.balance);
    shell.say(fillText(texts.first, { mines }));
  } else {
    if (placed) await explainRefused(placed);
    shell.endRound(stake.stakeMinor, 0);
  }
  finish();
}

async function openTile(tile: number): Promise<void> {
  if (!round || !isPlaying() || isBusy || isPaused) return;
  begin();
  field.press(tile);
  const { id } = round;
  const next = await insist<MinesView>('/studio/mines/open', { round: id, tile });
  field.release();
  if (next) await show(next);
  finish();
}

async function cashOut(): Promise<void> {
  if (!round || isBusy) return;
  begin();
  const next = await insist<MinesView>('/studio/mines/cash-out', { round: round.id });
  if (next) await show(next);
  finish();
}

async function show(next: MinesView): Promise<void> {
  round = next;
  draw();
  if (next.state === 'open') {
    gameSounds.play('symbolLand');
    sayNext();
    return;
  }
  if (next.hidden === null) {
    await shell.awaitPaid(next);
    shell.endRound(next.bet, 0);
    return;
  }
  const isWon = next.win > next.bet;
  if (next.win === 0) gameSounds.play('crashBurst');
  await shell.countUpWin(next.win, next.bet);
  await shell.awaitPaid(next);
  const words = next.win === 0 ? texts.hit : isWon ? texts.won : texts.back;
  shell.say(fillText(words, { amount: shell.money(next.win) }));
  shell.endRound(next.bet, next.win);
}

async function explainRefused(wager: MinesView): Promise<void> {
  if (wager.state === 'refused') shell.explain(wager.reason ?? 'OTHER');
  else await shell.awaitPaid(wager);
}

/** Repeats a request until there is a reply: each has one effect only. */
async function insist<Value>(path: string, body: object): Promise<Value | null> {
  for (let attempt = 0; ; attempt++) {
    const answer: CallResult<Value> = await post(path, body);
    if (answer.ok) return answer.value;
    if (answer.reason !== null && answer.reason !== 'TOO_FAST') {
      if (answer.reason === 'BUSY') await continueRound();
      else shell.explain(answer.reason);
      return null;
    }
    if (answer.reason === null) shell.say(data.texts.waiting);
    await pause(Math.min(500 * 2 ** attempt, 5_000));
  }
}

function begin(): void {
  isBusy = true;
  draw();
}

function finish(): void {
  isBusy = false;
  draw();
}

function sayNext(): void {
  if (!round) return;
  const opened = round.opened.length;
  if (opened === 0) return shell.say(fillText(texts.first, { mines: round.mines }));
  const words = { times: pays(opened), next: pays(opened + 1) };
  shell.say(fillText(texts.next, words));
}

function pays(opened: number): string {
  return times(minesPays(mines, opened, terms));
}

function draw(): void {
  const canStart = isOpened && !isPaused && !isBusy && !isPlaying();
  field.show(round, isPlaying() && !isBusy && !isPaused);
  stake.enable(canStart);
  if (fewer) fewer.disabled = !canStart || mines <= 1;
  if (more) more.disabled = !canStart || mines >= MOST_MINES;
  element('mines').textContent = String(mines);
  drawLadder();
  if (isPlaying() && round) {
    const opened = round.opened.length;
    const winMinor =
      opened === 0 ? round.bet : Math.floor((round.bet * minesPays(mines, opened, terms)) / 100);
    if (isBusy || isPaused) go.block(texts.cashOut);
    else go.offer(opened === 0 ? texts.takeBack : texts.cashOut, shell.money(winMinor));
  } else if (canStart && go.isFree) go.offer(texts.start, shell.money(stake.stakeMinor));
  else go.block(texts.start);
}

/** What each further tile pays. */
function drawLadder(): void {
  const opened = round?.opened.length ?? 0;
  const steps = lastMinesStep(mines, terms);
  const key = `${mines} ${opened} ${round?.state ?? ''}`;
  const ladder = element('ladder');
  if (ladder.dataset['key'] === key) return;
  ladder.dataset['key'] = key;
  const items = Array.from({ length: steps }, (_, index) => {
    const item = make('li', index + 1 === opened ? 'now' : index < opened ? 'past' : '');
    item.append(make('span', '', String(index + 1)), make('b', '', pays(index + 1)));
    return item;
  });
  ladder.replaceChildren(...items);
  const current = items[Math.max(0, opened - 1)];
  if (current) ladder.scrollLeft = current.offsetLeft - ladder.clientWidth / 3;
}

function showRules(sheet: HTMLDialogElement): void {
  const percent = new Intl.NumberFormat(data.lang, { style: 'percent', maximumSignificantDigits: 4 });
  const table = make('table', 'pays-table');
  const head = table.createTHead().insertRow();
  for (const name of [texts.step, texts.pays, texts.chance, texts.returns]) {
    const cell = make('th', '', name);
    cell.scope = 'col';
    head.append(cell);
  }
  const body = table.createTBody();
  odds[mines - 1]?.forEach(({ chance, basisPoints }, index) => {
    const row = body.insertRow();
    for (const text of [
      String(index + 1),
      pays(index + 1),
      percent.format(chance),
      percent.format(basisPoints / 10_000),
    ])
      row.insertCell().textContent = text;
  });
  const returns = odds.flat().map(({ basisPoints }) => basisPoints);
  fillRulesSheet(
    sheet,
    data,
    [
      { title: data.texts.rulesTitle, texts: texts.rules },
      { title: fillText(texts.tableTitle, { mines }), texts: [], drawing: table },
    ],
    [
      { name: '↑', basisPoints: Math.max(...returns) },
      { name: '↓', basisPoints: Math.min(...returns) },
    ],
  );
}
