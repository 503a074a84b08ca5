import { allow } from '../../shell/client/allow.ts';
import { pause } from '../../shell/client/motion.ts';
import { element, fillText, make, readPageData } from '../../shell/client/page-data.ts';
import { type CallResult, makeRequestId, post } from '../../shell/client/play-link.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { Shell } from '../../shell/client/shell.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import { StakeField } from '../../shell/client/stake-field.ts';
import { GoButton } from '../../instant/client/go-button.ts';
import type { CardPageData } from '../card-page.ts';
import type { WagerView } from '../../shell/play-calls.ts';
import type { CardsView } from '../card-rounds.ts';
import { Felt } from './felt.ts';
import { drawPayLists, nameIn } from './pay-lists.ts';

const data = readPageData<CardPageData>();
const { texts, rules } = data.own;
const REVEAL_PAUSE_MS = 400;

let round: CardsView | null = null;
let held: readonly number[] = [];
let sides: readonly string[] = [];
let limits = { min: 0, max: 0 };
let isOpened = false;
let isPaused = false;
let isBusy = false;

const shell = new Shell(data, {
  onOpen({ minBet, maxBet }) {
    isOpened = true;
    limits = { min: minBet, max: maxBet };
    offerStake();
    void continueRound();
  },
  onPause(paused) {
    isPaused = paused;
    draw();
  },
  showRules,
});
const felt = new Felt(element('felt'), data.own, toggleHold);
const stake = new StakeField(data, () => draw());
const go = new GoButton(texts.wait, () => void deal(), draw);
const sideButtons = data.own.sides.map(makeSideButton);
element('sides').append(...sideButtons);
element('sides').hidden = sideButtons.length === 0;
// Backs of cards: the felt has its final shape before the first deal.
felt.show({ id: '', rows: data.own.emptyRows });
draw();
void shell.open();

function isPlaying(): boolean {
  return round?.state === 'open' && round.choices.length > 0;
}

/** The ante may be as high as the largest stake of the round is still within the limits. */
function offerStake(): void {
  const antes = Math.max(data.own.largestAntes, data.own.hands + sides.length);
  const most = Math.min(Math.floor(limits.max / antes), data.own.mostAnteMinor);
  stake.offer(limits.min, most);
  stake.set(stake.stakeMinor);
}

function makeSideButton(side: string): HTMLButtonElement {
  const made = make('button', '', nameIn(texts.bets, side));
  made.type = 'button';
  made.addEventListener('click', () => {
    sides = sides.includes(side) ? sides.filter((other) => other !== side) : [...sides, side];
    gameSounds.play('chip');
    offerStake();
    draw();
  });
  return made;
}

/** After a reload or a restart of the studio. */
async function continueRound(): Promise<void> {
  const answer = await post<{ round: CardsView | null }>('/studio/cards/current', {});
  round = answer.ok ? answer.value.round : null;
  if (round) {
    sides = round.sides;
    stake.set(round.ante);
    felt.show(round);
  }
  if (round?.state === 'open') {
    shell.beginRound(round.staked);
    sayNext();
  } else if (round?.isOverdue) shell.say(`${texts.overdue} ${resultText(round)}`);
  else if (round) await resume(round);
  else shell.say(texts.ready);
  draw();
}

/** Shows a round to its end that an earlier page has begun to show. */
async function resume(ended: CardsView): Promise<void> {
  isBusy = true;
  draw();
  shell.beginRound(ended.staked);
  await show(ended);
  isBusy = false;
}

async function deal(): Promise<void> {
  if (!isOpened || isBusy || isPaused || isPlaying() || !go.isFree) return;
  const body = { requestId: makeRequestId(), bet: { anteMinor: String(stake.stakeMinor), sides } };
  held = [];
  isBusy = true;
  draw();
  const total = stake.stakeMinor * (data.own.hands + sides.length);
  shell.orderRound(total);
  const placed = await insist('/studio/cards/place', body);
  if (placed === null || placed.rows.length === 0) {
    if (placed) await explainRefused(placed);
    shell.endRound(total, 0);
  } else {
    gameSounds.play('chip');
    go.started();
    await show(placed);
  }
  isBusy = false;
  draw();
}

async function decide(choice: string): Promise<void> {
  if (!round || isBusy || isPaused) return;
  const { id, step, holds } = round;
  isBusy = true;
  draw();
  const move = { choice, hold: holds ? held : [] };
  const next = await insist('/studio/cards/move', { round: id, step, move });
  if (next?.refusal) shell.explain(next.refusal);
  else if (next) await show(next);
  isBusy = false;
  draw();
}

async function show(next: CardsView): Promise<void> {
  round = next;
  if (next.state === 'open' && next.balance !== null) shell.setBalance(next.balance);
  if (next.rows.length > 0) await pause(felt.show(next) + REVEAL_PAUSE_MS);
  if (next.state === 'open') return sayNext();
  held = [];
  await shell.countUpWin(next.win, next.staked);
  await shell.awaitPaid(await endShow(next));
  if (next.parts.length > 0) sayOn(resultText(next), next);
  shell.endRound(next.staked, next.win);
}

/** Without a reply the studio pays at the end of its own time. */
async function endShow(ended: CardsView): Promise<WagerView> {
  const answer = await post<WagerView>('/studio/cards/shown', { id: ended.id });
  return answer.ok ? answer.value : ended;
}

function resultText({ win, staked, parts }: CardsView): string {
  const amount = shell.money(win);
  const paid = parts.filter((part) => part.paid > 0 && parts.length > 1);
  const details = paid.map(({ bet, paid: part }) =>
    fillText(texts.paidPart, { bet: betName(bet), amount: shell.money(part) }),
  );
  const words = win === 0 ? texts.lost : fillText(win > staked ? texts.won : texts.back, { amount });
  return [words, ...details].join(' · ');
}

/** `ante-2` is the ante of the second hand. */
function betName(bet: string): string {
  const [, name = bet, hand] = /^(.*?)-(\d)$/.exec(bet) ?? [];
  const text = nameIn(texts.bets, name);
  return hand === undefined ? text : `${text} ${hand}`;
}

async function explainRefused(wager: CardsView): Promise<void> {
  if (wager.state === 'refused') shell.explain(wager.reason ?? 'OTHER');
  else await shell.awaitPaid(wager);
}

/** Repeats a request until there is a reply: each has one effect only. */
async function insist(path: string, body: object): Promise<CardsView | null> {
  for (let attempt = 0; ; attempt++) {
    const answer: CallResult<CardsView> = await post(path, body);
    if (answer.ok) return answer.value;
    if (answer.reason !== null && answer.reason !== 'TOO_FAST') {
      if (answer.reason === 'BUSY') await continueRound();
      else shell.explain(answer.reason);
      return null;
    }
    if (answer.reason === null) shell.say(data.texts.repeating);
    await pause(Math.min(500 * 2 ** attempt, 5_000));
  }
}

function toggleHold(position: number): void {
  if (!isPlaying() || isBusy || isPaused) return;
  held = held.includes(position) ? held.filter((other) => other !== position) : [...held, position];
  gameSounds.play('chip');
  draw();
}

function sayNext(): void {
  if (!round) return;
  if (round.holds) sayOn(texts.holdNow, round);
  else sayOn(data.own.hands > 1 ? fillText(texts.decideHand, { n: round.step + 1 }) : texts.decide, round);
}

/** With the cards, for those who do not see them. */
function sayOn(text: string, { rows }: CardsView): void {
  shell.say(text);
  shell.speak(felt.words(rows));
}

function draw(): void {
  const canDeal = isOpened && !isPaused && !isBusy && !isPlaying();
  const canDecide = isPlaying() && !isBusy && !isPaused;
  stake.enable(canDeal);
  for (const [index, made] of sideButtons.entries()) {
    allow(made, canDeal);
    made.setAttribute('aria-pressed', String(sides.includes(data.own.sides[index] ?? '')));
  }
  felt.hold(held, canDecide && round?.holds === true);
  drawDecisions(canDecide);
  const playerHand = round?.rows.findLast(({ owner }) => owner !== 'dealer')?.hand ?? null;
  element('pay-lists').replaceChildren(...drawPayLists(data.own, data.lang, playerHand));
  const total = stake.stakeMinor * (data.own.hands + sides.length);
  shell.considerStake(total);
  if (canDeal && go.isFree) go.offer(texts.deal, shell.money(total));
  else go.block(texts.deal);
}

/** The buttons stay the same for as long as the decision does, so that they keep the focus. */
function drawDecisions(canDecide: boolean): void {
  const root = element('decisions');
  const choices = isPlaying() ? (round?.choices ?? []) : [];
  const key = choices.length === 0 ? '' : `${round?.id} ${round?.step}`;
  if (root.dataset['key'] !== key) {
    const hadFocus = root.contains(document.activeElement) || document.activeElement === element('go');
    root.dataset['key'] = key;
    root.replaceChildren(...choices.map(makeDecision));
    root.hidden = key === '';
    element('go').hidden = key !== '';
    if (hadFocus) (root.querySelector('button') ?? element('go')).focus();
  }
  for (const made of root.querySelectorAll('button')) allow(made, canDecide);
}

function makeDecision({ id, adds }: CardsView['choices'][number]): HTMLButtonElement {
  const names: Readonly<Record<string, string>> = texts.choices;
  const made = make('button', adds > 0 || id === 'draw' ? 'go' : 'quiet-button', nameIn(names, id));
  made.type = 'button';
  made.dataset['choice'] = id;
  if (adds > 0) made.append(make('small', '', shell.money(adds * (round?.ante ?? 0))));
  made.addEventListener('click', () => void decide(id));
  return made;
}

function showRules(sheet: HTMLDialogElement): void {
  const tables = make('div', 'pay-lists');
  tables.append(...drawPayLists(data.own, data.lang, null));
  fillRulesSheet(
    sheet,
    data,
    [
      { title: rules.name, texts: rules.rules },
      { title: texts.pays, texts: [], drawing: tables },
      { title: texts.strategyTitle, texts: [rules.strategy] },
    ],
    data.own.returns.map(({ bet, basisPoints }) => ({
      name:
        bet === 'main'
          ? data.own.dealer === null
            ? texts.bets.main
            : texts.anteReturn
          : nameIn(texts.bets, bet),
      basisPoints,
    })),
  );
}
