import {
  plinkoPays,
  type PlinkoRisk,
  plinkoRisks,
  type PlinkoRows,
  plinkoRows,
} from '@baize/games/plinko/table';

import { createTimesText, pause } from '../../shell/client/motion.ts';
import { element, fillText, make, readPageData } from '../../shell/client/page-data.ts';
import { makeRequestId, post } from '../../shell/client/play-link.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { Shell } from '../../shell/client/shell.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import { StakeField } from '../../shell/client/stake-field.ts';
import type { WagerView } from '../../shell/play-calls.ts';
import type { PlinkoData } from '../instant-pages.ts';
import type { PlinkoShown } from '../plinko-game.ts';
import { GoButton } from './go-button.ts';
import { PegBoard } from './peg-board.ts';

const data = readPageData<PlinkoData>();
const { texts, returns } = data.own;
const times = createTimesText(data.lang);
const USUAL_STAKE_MINOR = 1_000;
const SHOWN_BALLS = 8;

let rows: PlinkoRows = 12;
let risk: PlinkoRisk = 'medium';
let isOpened = false;
let isPaused = false;
let isBusy = false;

const pegs = document.querySelector<SVGElement>('#pegs');
if (!pegs) throw new Error('there is no board');
const board = new PegBoard(pegs, times);
const shell = new Shell(data, {
  onOpen(page) {
    isOpened = true;
    stake.offer(page.minBet, page.maxBet, USUAL_STAKE_MINOR);
    shell.say(texts.ready);
  },
  onPause(paused) {
    isPaused = paused;
    draw();
  },
  showRules,
});
const stake = new StakeField(data.lang, draw);
const go = new GoButton(texts.wait, () => void drop(), draw);
const riskButtons = listen('risk', (value) => {
  risk = plinkoRisks.find((known) => known === value) ?? risk;
});
const rowButtons = listen('rows', (value) => {
  rows = plinkoRows.find((known) => known === Number(value)) ?? rows;
});
drawBoard();
draw();
void shell.open();

function listen(id: string, choose: (value: string) => void): readonly HTMLButtonElement[] {
  const buttons = [...element(id).querySelectorAll('button')];
  for (const button of buttons)
    button.addEventListener('click', () => {
      choose(button.value);
      drawBoard();
      draw();
    });
  return buttons;
}

async function drop(): Promise<void> {
  if (isBusy || isPaused || !go.isFree) return;
  isBusy = true;
  board.clear();
  const betMinor = stake.stakeMinor;
  shell.beginRound(betMinor);
  shell.say(texts.falling);
  draw();
  const wager = await request(betMinor);
  if (wager) await show(wager);
  shell.endRound(betMinor, wager?.win ?? 0);
  isBusy = false;
  draw();
}

/** Repeats the request until there is a reply: it drops one ball. */
async function request(betMinor: number): Promise<WagerView | null> {
  const body = { requestId: makeRequestId(), bet: { rows, risk, stakeMinor: String(betMinor) } };
  for (let attempt = 0; ; attempt++) {
    const answer = await post<WagerView>('/studio/plinko/drop', body);
    if (answer.ok) return answer.value;
    if (answer.reason !== null && answer.reason !== 'TOO_FAST' && answer.reason !== 'BUSY') {
      shell.explain(answer.reason);
      return null;
    }
    if (answer.reason === null) shell.say(data.texts.waiting);
    await pause(Math.min(500 * 2 ** attempt, 5_000));
  }
}

async function show(wager: WagerView): Promise<void> {
  if (wager.state === 'refused') {
    shell.explain(wager.reason ?? 'OTHER');
    return;
  }
  if (wager.result === null) {
    await shell.awaitPaid(wager);
    return;
  }
  go.started();
  gameSounds.play('ball');
  const { steps } = wager.result as PlinkoShown;
  shell.setBalance(shell.balanceMinor - wager.bet);
  await board.drop(steps);
  const pays = plinkoPays(
    rows,
    risk,
    steps.reduce((right, step) => right + step, 0),
  );
  const isWon = wager.win > wager.bet;
  await shell.countUpWin(wager.win, wager.bet);
  await shell.awaitPaid(wager);
  shell.say(fillText(isWon ? texts.won : texts.lost, { times: times(pays), amount: shell.money(wager.win) }));
  const balls = element('balls');
  balls.prepend(make('li', isWon ? 'won' : '', times(pays)));
  while (balls.children.length > SHOWN_BALLS) balls.lastElementChild?.remove();
}

function drawBoard(): void {
  board.draw(rows, risk);
  pegs?.setAttribute('aria-label', fillText(texts.board, { rows }));
}

function draw(): void {
  const canDrop = isOpened && !isPaused && !isBusy;
  stake.enable(canDrop);
  for (const button of [...riskButtons, ...rowButtons]) {
    button.disabled = !canDrop;
    button.setAttribute('aria-pressed', String(button.value === risk || button.value === String(rows)));
  }
  if (canDrop && go.isFree) go.offer(texts.drop, shell.money(stake.stakeMinor));
  else go.block(texts.drop);
}

function showRules(sheet: HTMLDialogElement): void {
  const percent = new Intl.NumberFormat(data.lang, { style: 'percent', maximumSignificantDigits: 3 });
  const table = make('table', 'pays-table');
  const head = table.createTHead().insertRow();
  for (const name of [texts.bin, texts.pays, texts.chance]) {
    const cell = make('th', '', name);
    cell.scope = 'col';
    head.append(cell);
  }
  const body = table.createTBody();
  let ways = 1;
  for (let bin = 0; bin <= rows; bin++) {
    const row = body.insertRow();
    for (const text of [
      String(bin + 1),
      times(plinkoPays(rows, risk, bin)),
      percent.format(ways / 2 ** rows),
    ])
      row.insertCell().textContent = text;
    ways = (ways * (rows - bin)) / (bin + 1);
  }
  const title = fillText(texts.tableTitle, { rows, risk: texts.risks[risk].toLocaleLowerCase(data.lang) });
  fillRulesSheet(
    sheet,
    data,
    [
      { title: data.texts.rulesTitle, texts: texts.rules },
      { title, texts: [], drawing: table },
    ],
    returns.map(({ rows: count, risk: level, basisPoints }) => ({
      name: fillText(texts.returnName, { rows: count, risk: texts.risks[level] }),
      basisPoints,
    })),
  );
}
