import { OPTION_SECONDS, type OptionSeconds } from '@baize/games/binary-option';

import { allow } from '../../shell/client/allow.ts';
import { button, element, fillText, make, readPageData } from '../../shell/client/page-data.ts';
import { listen, makeRequestId, post, refreshGame } from '../../shell/client/play-link.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { Shell } from '../../shell/client/shell.ts';
import { StakeField } from '../../shell/client/stake-field.ts';
import type { OpenedPage } from '../../shell/play-calls.ts';
import type { MarketMessage, OwnOption, SessionFacts } from '../binary-messages.ts';
import type { BinaryPageData } from '../binary-page.ts';
import { EndedBets } from './ended-bets.ts';
import { MarketState } from './market-state.ts';
import { OwnView } from './own-view.ts';
import { PriceChart } from './price-chart.ts';
import { createPriceText } from './price-text.ts';
import { createVerifyForm } from './verify-form.ts';

type Direction = OwnOption['direction'];

const DIRECTIONS = ['up', 'down'] as const;

const data = readPageData<BinaryPageData>();
const { own } = data;
const { texts } = own;
const state = new MarketState();
const shell = new Shell(data, { onOpen: begin, onPause: pause, showRules });
const priceText = createPriceText(data.lang, own.scale);
const chart = new PriceChart({ canvas: canvas(), ticksPerSecond: own.ticksPerSecond, priceText });
const ownView = new OwnView({ data: own, money: shell.money, priceText, verify: showFairness });
const stake = new StakeField(data, showPays);
const choices = [...document.querySelectorAll<HTMLInputElement>('.seconds input')];

let isPaused = false;
let isLost = false;
let isPlacing = false;
let hasBegun = false;
/** Bets whose end was announced, so that a repeated message is not a second announcement. */
const announced = new Set<string>();
const endedBets = new EndedBets(texts, shell.money);

function canvas(): HTMLCanvasElement {
  const found = element('chart');
  if (found instanceof HTMLCanvasElement) return found;
  throw new Error('#chart is not a canvas');
}

function begin(page: OpenedPage): void {
  stake.offer(page.minBet, Math.min(page.maxBet, own.highestStake));
  stake.enable(true);
  listen('/studio/binary/socket', (message) => take(message as MarketMessage), lose);
  requestAnimationFrame(draw);
}

function take(message: MarketMessage): void {
  const isBack = isLost;
  isLost = false;
  element('binary').classList.remove('lost');
  state.take(message, performance.now());
  if (message.type === 'own') follow(message.bet);
  if (message.type !== 'all') return;
  for (const bet of message.own) if (bet.result !== null) announced.add(bet.id);
  showSession(message.session);
  if (message.session.salt === null) shell.say(texts.starts);
  else if (message.firstTick === 0 || isBack || !hasBegun) shell.say(texts.saidOpen);
  hasBegun = message.session.salt !== null;
}

/** The page that sees a new chain first chooses its salt; the studio published the chain without knowing it. */
function showSession({ commitment, salt }: SessionFacts): void {
  element('commitment').textContent = `${commitment.slice(0, 4)}…${commitment.slice(-4)}`;
  if (salt !== null) return;
  void post('/studio/binary/salt', { commitment, salt: makeRequestId() + makeRequestId() });
}

/** What became of an own bet, in this page or in another tab of the player. */
function follow(bet: OwnOption): void {
  if (bet.balance !== null) shell.setBalance(bet.balance);
  if (bet.result === null || announced.has(bet.id)) return;
  announced.add(bet.id);
  const { words, betMinor, winMinor, hasGrown } = endedBets.add(
    { ...bet, result: bet.result },
    performance.now(),
  );
  shell.say(words);
  if (hasGrown) void shell.countUpWin(winMinor, betMinor);
  else shell.showWin(winMinor, betMinor);
  shell.endRound(bet.bet, bet.win);
}

function secondsChosen(): OptionSeconds {
  const chosen = choices.find(({ checked }) => checked)?.value;
  return OPTION_SECONDS.find((seconds) => String(seconds) === chosen) ?? OPTION_SECONDS[0];
}

async function place(direction: Direction): Promise<void> {
  if (isPlacing) return;
  isPlacing = true;
  shell.say(texts.placing);
  const bet = { direction, seconds: secondsChosen(), stakeMinor: String(stake.stakeMinor) };
  const body = { requestId: makeRequestId(), bet };
  let answer = await post<OwnOption>('/studio/binary/bets', body);
  if (!answer.ok && answer.reason === null) answer = await post<OwnOption>('/studio/binary/bets', body);
  isPlacing = false;
  if (!answer.ok) return explain(answer.reason ?? 'UNDECIDED');
  const placed = answer.value;
  const amount = shell.money(placed.bet);
  if (placed.balance !== null) shell.setBalance(placed.balance);
  if (placed.state === 'refused') return shell.explain(placed.reason ?? 'OTHER');
  if (placed.state !== 'open') {
    shell.say(fillText(texts.saidLate, { amount }));
    void shell.awaitPaid(placed);
    return;
  }
  const values = { amount, direction: texts[placed.direction], seconds: texts.seconds[placed.seconds] };
  shell.say(fillText(texts.saidIn, values));
}

function explain(reason: string): void {
  const text = Object.entries(texts.problems).find(([name]) => name === reason)?.[1];
  if (text === undefined) shell.explain(reason);
  else shell.say(fillText(text, { count: own.mostOpenBets }));
}

function lose(): void {
  if (isLost) return;
  isLost = true;
  element('binary').classList.add('lost');
  shell.say(data.texts.waiting);
  // A studio that was started again does not know this session.
  void refreshGame().then((answer) => {
    if (!answer.ok && answer.reason !== null) shell.explain(answer.reason);
  });
}

function pause(paused: boolean): void {
  isPaused = paused;
  shell.say(paused ? data.texts.paused : texts.saidOpen);
}

function draw(now: number): void {
  chart.draw(state, secondsChosen(), now);
  ownView.draw(state);
  const level = state.levels.at(-1);
  const price = level === undefined ? '–' : priceText(level);
  if (element('price').textContent !== price) element('price').textContent = price;
  const isOpen = !isPaused && !isLost && !isPlacing;
  for (const choice of choices) {
    const isPossible = state.hasRoomFor(Number(choice.value) * own.ticksPerSecond);
    if (choice.disabled === isPossible) choice.disabled = !isPossible;
  }
  const fits = state.hasRoomFor(secondsChosen() * own.ticksPerSecond);
  const canBet = isOpen && fits && state.open.length < own.mostOpenBets;
  for (const direction of DIRECTIONS) allow(button(direction), canBet);
  requestAnimationFrame(draw);
}

function showPays(stakeMinor: number): void {
  shell.considerStake(stakeMinor);
  const amount = shell.money(Math.floor((stakeMinor * own.pays) / 100));
  for (const direction of DIRECTIONS) {
    const small = button(direction).querySelector('small');
    if (small) small.textContent = fillText(texts.pays, { amount });
  }
}

function showRules(sheet: HTMLDialogElement): void {
  const percent = new Intl.NumberFormat(data.lang, { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(data.lang, { minimumFractionDigits: 2 });
  const [shortest] = own.math;
  const values = {
    pays: number.format(own.pays / 100),
    share: percent.format(shortest?.breakEvenShare ?? 0),
    chance: percent.format(shortest?.winChance ?? 0),
  };
  const parts = texts.rules.map((part) => ({
    title: part.title,
    texts: part.texts.map((text) => fillText(text, values)),
  }));
  const returns = own.math.map(({ seconds, expectedReturn }) => ({
    name: fillText(texts.returnOf, { seconds: texts.seconds[seconds] }),
    basisPoints: expectedReturn * 10_000,
  }));
  fillRulesSheet(sheet, data, parts, returns);
}

function showFairness(bet?: OwnOption): void {
  const sheet = element('sheet');
  if (!(sheet instanceof HTMLDialogElement)) return;
  const close = make('button', 'sheet-close', '×');
  close.type = 'button';
  close.setAttribute('aria-label', data.texts.close);
  close.addEventListener('click', () => sheet.close());
  const title = make('h2', '', texts.verify.title);
  title.id = 'sheet-title';
  const alone = make('a', 'alone', texts.verify.alone);
  alone.href = `/studio/binary/verify?lang=${data.lang}`;
  alone.target = '_blank';
  alone.rel = 'noopener';
  const proof = bet?.result ? { ...bet, seed: bet.result.seed } : undefined;
  const form = createVerifyForm({
    texts: texts.verify,
    priceText,
    session: state.session,
    mostTicks: own.mostTicks,
    ...(proof && { proof }),
  });
  sheet.replaceChildren(close, title, form, alone);
  sheet.showModal();
}

for (const direction of DIRECTIONS) button(direction).addEventListener('click', () => void place(direction));
button('open-fair').addEventListener('click', () => showFairness());
void shell.open();
