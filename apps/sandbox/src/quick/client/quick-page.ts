import { button, createMoneyText, element } from '../../shell/client/page-data.ts';
import { linkToParent } from '../../studio/client/parent-link.ts';
import type { QuickResult } from '../add-quick-api.ts';
import type { QuickOutcome } from '../quick-games.ts';
import type { QuickPageData } from '../quick-page.ts';

// The document and this script have the same server and version.
const data = JSON.parse(element('frame-data').textContent) as QuickPageData;
const { kind, texts } = data;
const money = createMoneyText(data.lang, data.currency);
const parent = linkToParent(data.parentOrigin);
const message = element('message');
const [less, more, play] = [button('less'), button('more'), button('play')];

const TURN_MS = 900;
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['♥', '♦', '♣', '♠'];

interface Opened {
  playKey: string;
  balance: number;
  stakes: number[];
  waitMs: number;
}

let playKey = '';
let stakes: number[] = [];
let place = 0;
let balance = 0;
let turns = 0;
let isPlaying = false;
let isPaused = false;
/** When the next game may start, by `performance.now()`. */
let nextAt = 0;
let nextTick: ReturnType<typeof setTimeout> | undefined;

/** @returns the reply, or the reason why there is none */
async function call<Value>(name: string, body: object): Promise<Value | string> {
  try {
    const response = await fetch(`${data.origin}/quick/api/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${playKey}` },
      signal: AbortSignal.timeout(15_000),
    });
    const reply = (await response.json()) as Value & { reason?: string };
    return response.ok ? reply : (reply.reason ?? 'offline');
  } catch {
    return 'offline';
  }
}

async function open(): Promise<void> {
  const opened = await call<Opened>('open', { search: data.search });
  if (typeof opened === 'string') {
    showProblem(opened);
    // Our words can be read, so the page around need not add its own.
    parent.send({ type: 'baize:ready', mode: data.isDemo ? 'demo' : 'real' });
    return;
  }
  ({ playKey, stakes, balance } = opened);
  place = Math.min(3, stakes.length - 1);
  message.textContent = texts.choose[kind];
  parent.send({ type: 'baize:ready', mode: data.isDemo ? 'demo' : 'real' });
  update();
  if (opened.waitMs > 0) wait(opened.waitMs);
}

function update(): void {
  const stake = stakes[place] ?? 0;
  element('balance').textContent = money(balance);
  element('stake').textContent = money(stake);
  const isIdle = !isPlaying && !isPaused && stakes.length > 0;
  less.disabled = !isIdle || place === 0;
  more.disabled = !isIdle || place >= stakes.length - 1;
  play.disabled = isPaused || stakes.length === 0;
  showPlay();
  if (!data.isDemo) parent.send({ type: 'baize:balance', balanceMinor: balance });
}

/** The button keeps the focus during a game and the wait, so it is not disabled but says that it is. */
function showPlay(): void {
  play.setAttribute('aria-disabled', String(isPlaying || performance.now() < nextAt));
}

/** Counts down to the next game on the button; a screen reader hears only the end of it. */
function wait(leastMs: number): void {
  nextAt = Math.max(nextAt, performance.now() + leastMs);
  countDown();
}

function countDown(): void {
  clearTimeout(nextTick);
  const leftMs = nextAt - performance.now();
  element('wait').textContent =
    leftMs > 0 ? texts.wait.replace('{seconds}', String(Math.ceil(leftMs / 1_000))) : '';
  element('ready').textContent = leftMs > 0 || isPlaying || isPaused ? '' : texts.ready;
  if (leftMs > 0) nextTick = setTimeout(countDown, leftMs % 1_000 || 1_000);
  showPlay();
}

async function playOnce(): Promise<void> {
  const stake = stakes[place];
  const chosen = document.querySelector<HTMLInputElement>('input[name=choice]:checked');
  const isEarly = performance.now() < nextAt;
  if (stake === undefined || isPlaying || isPaused || isEarly || chosen === null) return;
  isPlaying = true;
  wait(data.shortestGameMs);
  message.textContent = texts.playing;
  parent.send({ type: 'baize:round', state: 'started', betMinor: stake, winMinor: 0 });
  update();
  const result = await call<QuickResult>('play', { stake, choice: chosen.value });
  // The server counts from when it received the request.
  if (typeof result !== 'string') wait(result.waitMs);
  if (typeof result !== 'string' && result.outcome !== null) await show(result.outcome);
  const win = typeof result === 'string' ? 0 : result.win;
  if (typeof result !== 'string') balance = result.balance;
  isPlaying = false;
  parent.send({ type: 'baize:round', state: 'ended', betMinor: stake, winMinor: win });
  update();
  if (typeof result === 'string') showProblem(result);
  else if (result.outcome === null) showProblem(result.reason ?? 'other');
  else tellResult(result.outcome, win);
}

/** Turns the coin or the card until the drawn side is visible. */
async function show({ side, card }: QuickOutcome): Promise<void> {
  const piece = element('piece');
  if (card !== null) {
    piece.style.transform = `rotateY(${turns * 360}deg)`;
    const front = element('suit').parentElement;
    if (front !== null) front.dataset['side'] = side;
    const rank = RANKS[card % RANKS.length] ?? '';
    element('rank').textContent = rank;
    element('rank-below').textContent = rank;
    element('suit').textContent = SUITS[Math.floor(card / RANKS.length)] ?? '';
  }
  turns += kind === 'coin' ? 3 : 1;
  const isSecondFace = kind === 'card' || side === 'second';
  piece.style.transform = `rotateY(${turns * 360 + (isSecondFace ? 180 : 0)}deg)`;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  await new Promise((resolve) => setTimeout(resolve, isStill ? 0 : TURN_MS));
}

function tellResult({ side, card }: QuickOutcome, win: number): void {
  const sideName = texts[side][kind];
  const cardName =
    card === null
      ? sideName
      : texts.card
          .replace('{suit}', texts.suits[Math.floor(card / RANKS.length)] ?? '')
          .replace('{rank}', RANKS[card % RANKS.length] ?? '');
  const text = win > 0 ? texts.won : texts.lost;
  message.textContent = text.replace('{side}', cardName).replace('{amount}', money(win));
}

function showProblem(reason: string): void {
  const problems: Readonly<Record<string, string>> = texts.problems;
  message.textContent = problems[reason] ?? texts.problems.other;
  if (reason === 'launch' || reason === 'error4')
    offer(texts.reload, () => parent.send({ type: 'baize:reload' }));
  if (reason === 'error1' && !data.isDemo) offer(texts.deposit, () => parent.send({ type: 'baize:deposit' }));
  if (reason === 'offline' && playKey === '') offer(texts.again, () => void open());
  if (reason === 'blocked' || reason === 'game' || reason === 'error6')
    offer(texts.exit, () => parent.send({ type: 'baize:exit' }));
}

function offer(label: string, act: () => void): void {
  const action = document.createElement('button');
  action.type = 'button';
  action.textContent = label;
  action.addEventListener('click', act);
  message.append(action);
}

less.addEventListener('click', () => {
  place -= 1;
  update();
});
more.addEventListener('click', () => {
  place += 1;
  update();
});
play.addEventListener('click', () => void playOnce());

parent.onRequest((request) => {
  isPaused = request === 'baize:pause' || (isPaused && request !== 'baize:resume');
  update();
  if (request !== 'baize:refresh' || playKey === '' || isPlaying) return;
  void call<Opened>('balance', {}).then((reply) => {
    if (typeof reply === 'string') return;
    balance = reply.balance;
    update();
  });
});

await open();
