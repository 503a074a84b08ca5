import type { BetPickView, BetView } from '../../api/bet-views.ts';
import { make } from '../../../shell/client/page-data.ts';
import { slipIcon } from '../slip/slip-icon.ts';
import { type SumRow, SumsView } from '../slip/sums-view.ts';
import type { BetContext } from './bet-context.ts';
import { restOf } from './bet-outcome.ts';
import { countedPrice, explainResult, pickStateOf, pricesOf } from './bet-texts.ts';
import { namesOfPick } from './pick-names.ts';

const WHOLE_PERCENT = 100;

/** The picks of a bet with what became of each, what was paid and why, and what happened when. */
export function drawDetail(bet: BetView, context: BetContext): HTMLElement {
  const detail = make('div', 'bet-detail');
  const legs = make('ol', 'bet-legs');
  const bankers = new Set(bet.bankers);
  legs.append(...bet.picks.map((pick, at) => drawPick(pick, bankers.has(at), context)));
  const tear = make('div', 'slip-tear');
  tear.setAttribute('aria-hidden', 'true');
  const sums = new SumsView();
  sums.update(sumRows(bet, context));
  const money = make('div', 'bet-money');
  money.append(sums.root);
  const prices = pricesOf(bet, context);
  if (prices?.counted) money.append(make('p', 'bet-product', prices.product));
  for (const note of notesOf(bet, context)) {
    const line = make('p', 'bet-note');
    line.append(slipIcon('info'), make('span', '', note));
    money.append(line);
  }
  money.append(drawLog(bet, context));
  detail.append(legs, tear, money);
  return detail;
}

function drawPick(pick: BetPickView, isBanker: boolean, context: BetContext): HTMLElement {
  const { words, texts, markets, days } = context;
  const names = namesOfPick(pick, markets);
  const { text, icon, tone } = pickStateOf(pick, context);
  const leg = make('li', `bet-leg is-${tone}`);
  const mark = make('span', 'bet-mark');
  mark.append(slipIcon(icon));
  const facts = make('div', 'bet-leg-facts');
  const price = make('span', 'bet-leg-price');
  const counted = countedPrice(pick);
  const isChanged = counted !== null && counted !== 0 && counted !== pick.price;
  if (isChanged) price.append(make('del', '', words.price(pick.price)));
  price.append(make('b', '', words.price(isChanged ? counted : pick.price)));
  const market = make('span', 'bet-leg-market', names.market);
  if (isBanker) market.append(make('em', 'bet-banker', texts.banker));
  const when = pick.phase === 'upcoming' && pick.result === null ? days.moment(pick.startsAt) : pick.score;
  const match = make('span', 'bet-leg-match', pick.eventName);
  if (when !== '') match.append(' ', make('b', '', when));
  facts.append(
    make('b', 'bet-leg-pick', names.pick),
    price,
    market,
    make('span', 'bet-leg-state', text),
    match,
  );
  const reason = explainResult(pick.result, context);
  if (reason !== null) facts.append(make('p', 'bet-leg-reason', reason));
  leg.append(mark, facts);
  return leg;
}

function sumRows(bet: BetView, context: BetContext): SumRow[] {
  const { words, texts } = context;
  const { money, plain, fill } = words;
  const prices = pricesOf(bet, context);
  const isOver = bet.state === 'settled' || bet.state === 'cashedOut';
  const rest = restOf(bet).stake;
  return [
    { name: bet.isFreeBet ? texts.freeBet : texts.stake, value: money(bet.stake) },
    ...(bet.lines > 1
      ? [{ name: '', value: fill(texts.perLine, { n: bet.lines, stake: money(bet.lineStake) }) }]
      : []),
    ...(bet.cashOuts.length > 0 && !isOver ? [{ name: texts.running, value: money(rest) }] : []),
    ...(prices === null ? [] : [{ name: texts.playedPrice, value: plain(prices.played) }]),
    ...(prices?.counted ? [{ name: texts.validPrice, value: plain(prices.counted) }] : []),
    ...(isOver ? [] : [{ name: texts.possible, value: money(bet.possible), isMain: bet.paid === 0 }]),
    ...(isOver || bet.paid > 0 ? [{ name: texts.paid, value: money(bet.paid), isMain: true }] : []),
  ];
}

function notesOf({ state, corrections, voidedFor }: BetView, { texts, words, days }: BetContext): string[] {
  const last = corrections.at(-1);
  return [
    ...(state === 'refunding' ? [texts.refundingNote] : []),
    ...(voidedFor === null ? [] : [words.fill(texts.voidedNote, { reason: voidedFor })]),
    ...(last === undefined ? [] : [words.fill(texts.correctedNote, { time: days.moment(last.at) })]),
  ];
}

function drawLog(bet: BetView, { texts, words, days }: BetContext): HTMLElement {
  const { fill, money } = words;
  const share = (lineStake: number) => Math.round((lineStake / bet.lineStake) * WHOLE_PERCENT);
  const first = bet.firstSettlement;
  const entries = [
    { at: bet.placedAt, text: texts.log.placed },
    ...bet.cashOuts.map(({ at, paid, lineStake }) => ({
      at,
      text:
        share(lineStake) === WHOLE_PERCENT
          ? fill(texts.log.cashedOut, { amount: money(paid) })
          : fill(texts.log.cashedOutPart, { amount: money(paid), share: share(lineStake) }),
    })),
    ...(first === null
      ? []
      : [{ at: first.at, text: fill(texts.log.settled, { amount: money(first.paid) }) }]),
    ...bet.corrections.map(({ at, paid }) => ({
      at,
      text: fill(texts.log.corrected, { amount: money(paid) }),
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  const log = make('dl', 'bet-log');
  for (const { at, text } of entries) {
    const row = make('div');
    row.append(make('dt', '', days.moment(at)), make('dd', '', text));
    log.append(row);
  }
  return log;
}
