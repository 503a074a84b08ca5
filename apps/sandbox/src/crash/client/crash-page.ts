import { button, createMoneyText, element, fillText, readPageData } from '../../shell/client/page-data.ts';
import { type CallResult, listen, makeRequestId, post, refreshGame } from '../../shell/client/play-link.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { Shell } from '../../shell/client/shell.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { OpenedPage, WagerView } from '../../shell/play-calls.ts';
import type { ChainFacts, CrashMessage, OwnBet, RoundResult } from '../crash-messages.ts';
import type { CrashPageData } from '../crash-page.ts';
import { createAmounts } from './amounts.ts';
import { BetPanel, outcomeOf } from './bet-panel.ts';
import { fillFairnessSheet } from './fairness-sheet.ts';
import { FlightState } from './flight-state.ts';
import { OwnRound } from './own-round.ts';
import { PastView } from './past-view.ts';
import { PlayersView } from './players-view.ts';
import { ReadingView } from './reading-view.ts';
import { SkyView } from './sky-view.ts';

const data = readPageData<CrashPageData>();
const { texts } = data.own;
const state = new FlightState();
const ownRound = new OwnRound();
const shell = new Shell(data, { onOpen: begin, onPause: pause, showRules });
const amounts = createAmounts(data.lang, shell.money);
const sky = new SkyView(amounts);
const reading = new ReadingView(texts, amounts, data.own.bettingMs);
const past = new PastView();
const players = new PlayersView({
  texts,
  amounts,
  moneyIn: (currency) => createMoneyText(data.lang, currency),
});
const handlers = {
  place,
  cancel,
  cashOut,
  say: (text: string) => shell.say(text),
  choose: (stakeMinor: number) => shell.considerStake(stakeMinor),
};
const panels = ([1, 2] as const).map(
  (slot) => new BetPanel({ slot, texts, amounts, cap: data.own.cap, handlers }),
);

let isPaused = false;
let isLost = false;
/** Bets whose end was announced, so that a repeated message is not a second announcement. */
const announced = new Set<string>();

function begin(page: OpenedPage): void {
  for (const panel of panels) panel.limit(page.minBet, Math.min(page.maxBet, data.own.highestStake));
  listen('/studio/crash/socket', (message) => take(message as CrashMessage), lose);
  requestAnimationFrame(draw);
}

function take(message: CrashMessage): void {
  if (isLost) {
    isLost = false;
    element('crash').classList.remove('lost');
    sayPhase();
  }
  const before = { phase: state.phase, round: state.round };
  state.take(message, performance.now());
  if (message.type === 'own') follow(message.bet);
  if (message.type === 'all' || message.type === 'chain') showChain(message.chain);
  if (message.type === 'all') takeOwn(message.own);
  if (message.type === 'all' || before.phase !== state.phase) enter();
}

/** The page that sees a new chain first chooses its salt; the studio published the chain without knowing it. */
function showChain({ commitment, salt }: ChainFacts): void {
  element('commitment').textContent = shortened(commitment);
  if (salt === null) void post('/studio/crash/salt', { commitment, salt: makeSalt() });
}

/** A new phase, or a page that has just connected. */
function enter(): void {
  sayPhase();
  if (state.phase === 'flight') gameSounds.play('crashRise');
  if (state.phase === 'pause') gameSounds.play('crashBurst');
  if (state.phase !== 'betting' || isPaused) return;
  for (const panel of panels) panel.placeQueued();
}

function sayPhase(): void {
  const [last] = state.results;
  if (state.phase === 'betting') shell.say(texts.saidBetting);
  if (state.phase === 'flight') shell.say(texts.saidFlight);
  if (state.phase === 'waiting') shell.say(texts.waiting);
  if (state.phase !== 'pause' || !last) return;
  const isVoid = last.state === 'void';
  shell.say(
    isVoid ? texts.voided : fillText(texts.saidCrash, { multiplier: amounts.multiplier(last.crashPoint) }),
  );
}

/** The bets that a new connection finds. What was decided without it is not announced. */
function takeOwn(bets: readonly OwnBet[]): void {
  for (const bet of bets)
    if (bet.state !== 'betting') announced.add(bet.state === 'open' ? `in ${bet.id}` : bet.id);
  ownRound.takeAll(bets);
  if (ownRound.end()) shell.endRound(ownRound.betMinor, ownRound.winMinor);
  else if (ownRound.isRunning) shell.beginRound(ownRound.betMinor);
}

/** What became of an own bet, in this page or in another tab of the player. */
function follow(bet: OwnBet): void {
  if (bet.balance !== null) shell.setBalance(bet.balance);
  ownRound.take(bet);
  if (bet.state === 'open' && !announced.has(`in ${bet.id}`)) {
    announced.add(`in ${bet.id}`);
    shell.beginRound(ownRound.betMinor);
    shell.say(fillText(texts.saidIn, { amount: amounts.money(bet.bet) }));
  }
  const outcome = outcomeOf(bet, texts, amounts);
  if (outcome !== null && !announced.has(bet.id)) {
    announced.add(bet.id);
    shell.say(outcome);
    if (bet.win > 0) void shell.countUpWin(ownRound.winMinor, ownRound.betMinor);
  }
  if (ownRound.end()) shell.endRound(ownRound.betMinor, ownRound.winMinor);
}

async function place(slot: 1 | 2, stakeMinor: number, autoCashOut: number | null): Promise<void> {
  const body = { requestId: makeRequestId(), bet: { slot, stakeMinor: String(stakeMinor), autoCashOut } };
  const wager = await send(slot, () => post<WagerView>('/studio/crash/bets', body), true);
  if (wager?.state === 'refused') shell.explain(wager.reason ?? 'OTHER');
  else if (wager && wager.state !== 'open')
    shell.say(fillText(texts.saidLate, { amount: amounts.money(wager.bet) }));
}

async function cancel({ id, slot, bet }: OwnBet): Promise<void> {
  const wager = await send(slot, () => post<WagerView>(`/studio/crash/bets/${id}/cancel`, {}), true);
  if (wager) shell.say(fillText(texts.saidCancelled, { amount: amounts.money(bet) }));
}

/** Sent once: a repetition would arrive later, for another multiplier. What became of it comes over the socket. */
async function cashOut({ id, slot }: OwnBet): Promise<void> {
  await send(slot, () => post<WagerView>(`/studio/crash/bets/${id}/cash-out`, {}), false);
}

/** Sends a request of a panel and says why it was refused. A repetition has the effect of one. */
async function send(
  slot: 1 | 2,
  request: () => Promise<CallResult<WagerView>>,
  isRepeatable: boolean,
): Promise<WagerView | null> {
  const panel = panels[slot - 1];
  if (panel === undefined) return null;
  panel.isBusy = true;
  let answer = await request();
  if (isRepeatable && !answer.ok && answer.reason === null) answer = await request();
  panel.isBusy = false;
  if (answer.ok) return answer.value;
  const { reason } = answer;
  const own = Object.entries(texts.problems).find(([name]) => name === reason)?.[1];
  if (own === undefined) shell.explain(reason ?? 'UNDECIDED');
  else shell.say(own);
  return null;
}

function lose(): void {
  if (isLost) return;
  isLost = true;
  element('crash').classList.add('lost');
  shell.say(data.texts.waiting);
  // A studio that was started again does not know this session.
  void refreshGame().then((answer) => {
    if (!answer.ok && answer.reason !== null) shell.explain(answer.reason);
  });
}

function pause(paused: boolean): void {
  isPaused = paused;
  if (!paused) {
    sayPhase();
    return;
  }
  for (const panel of panels) panel.isQueued = false;
  shell.say(data.texts.paused);
}

function draw(now: number): void {
  sky.draw(state, now);
  reading.draw(state, now, isLost);
  for (const panel of panels) panel.draw(state, now, isPaused || isLost);
  players.draw(state);
  past.draw(state.results, { amounts, texts }, showFairness);
  requestAnimationFrame(draw);
}

function showRules(sheet: HTMLDialogElement): void {
  const { edgeBasisPoints } = data.own;
  const parts = texts.rules.map((part) => ({ ...part }));
  parts[0]?.texts.push(texts.keys);
  fillRulesSheet(sheet, data, parts, [{ basisPoints: 10_000 - edgeBasisPoints }]);
}

function showFairness(result?: RoundResult): void {
  const sheet = element('sheet');
  if (!(sheet instanceof HTMLDialogElement)) return;
  fillFairnessSheet(sheet, {
    texts: texts.verify,
    close: data.texts.close,
    lang: data.lang,
    facts: { chain: state.chain, results: state.results },
    multiplier: amounts.multiplier,
    heading: 'h3',
    ...(result && { result }),
  });
  sheet.showModal();
}

function makeSalt(): string {
  return makeRequestId() + makeRequestId();
}

const shortened = (hex: string): string => `${hex.slice(0, 4)}…${hex.slice(-4)}`;

function toggle(id: string, isOpen: boolean, name: string): void {
  button(id).setAttribute('aria-expanded', String(isOpen));
  element('crash').classList.toggle(name, isOpen);
}

const isExpanded = (id: string): boolean => button(id).getAttribute('aria-expanded') === 'true';

function showSecond(isShown: boolean): void {
  button('second').setAttribute('aria-expanded', String(isShown));
  button('second').textContent = isShown ? texts.hideSecond : texts.addSecond;
  element('panels').classList.toggle('two', isShown);
}

button('open-players').addEventListener('click', () =>
  toggle('open-players', !isExpanded('open-players'), 'with-players'),
);
button('open-fair').addEventListener('click', () => showFairness());
button('second').addEventListener('click', () => showSecond(!isExpanded('second')));
showSecond(matchMedia('(width >= 820px) and (height >= 560px)').matches);
// The space bar presses what has the focus; without a focus it plays.
document.addEventListener('keydown', (event) => {
  if (event.key !== ' ' || event.repeat || document.activeElement !== document.body) return;
  event.preventDefault();
  if (!event.shiftKey) panels[0]?.press();
  else if (element('panel-2').offsetParent !== null) panels[1]?.press();
});
void shell.open();
