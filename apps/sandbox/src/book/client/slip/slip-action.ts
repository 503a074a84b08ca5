import type { BookSession } from '../../api/add-session-calls.ts';
import type { SessionState } from '../../embeds/client/book-session.ts';
import type { PlacingState } from './bet-placing.ts';
import type { SlipLook } from './slip-look.ts';
import type { SlipWords } from './slip-words.ts';
import type { StakeProblem } from './stake-limits.ts';

/** What the button of the slip does. `blocked` says what is missing. */
export type SlipDeed = 'place' | 'login' | 'retry' | 'reconnect' | 'blocked' | 'none';

export interface SlipAction {
  readonly deed: SlipDeed;
  readonly label: string;
  /** Why nothing happens, or did; null if nothing is wrong. */
  readonly error: string | null;
  readonly isBusy: boolean;
}

interface ActionInput {
  readonly look: SlipLook;
  readonly session: SessionState;
  readonly placing: PlacingState;
  /** Of the last attempt, until the slip changes. */
  readonly refusal: string | null;
}

/** What the button offers, by everything that may be in its way. */
export function actionOf({ look, session, placing, refusal }: ActionInput, words: SlipWords): SlipAction {
  const { texts } = words;
  const action = (deed: SlipDeed, label: string, error: string | null = null): SlipAction => ({
    deed,
    label,
    error,
    isBusy: false,
  });
  if (placing.kind === 'sending') return { ...action('none', texts.placing), isBusy: true };
  // Only their own player's session can say what became of bets.
  const isUnknown = placing.kind === 'offline';
  if (session.kind === 'visitor')
    return action('login', texts.login, isUnknown ? texts.problem.unknown : null);
  if (session.kind === 'opening') return { ...action('none', texts.problem.opening), isBusy: true };
  if (session.kind === 'closed')
    return session.reason === null || session.reason === 'undecided'
      ? action('reconnect', texts.reconnect, texts.problem.closed)
      : action('login', texts.login, isUnknown ? texts.problem.unknown : texts.problem.session);
  if (isUnknown) return action('retry', texts.retry, texts.problem.offline);
  const isBlocked = look.troubles.size > 0 || look.sums.stakeMinor === 0 || look.stakeProblem !== null;
  return action(isBlocked ? 'blocked' : 'place', placeLabel(look, words), refusal);
}

function placeLabel({ sums, changes }: SlipLook, { texts, fill, short }: SlipWords): string {
  if (sums.stakeMinor === 0) return texts.place;
  const amount = short(sums.stakeMinor);
  if (changes.length > 0) return fill(texts.placeNew, { amount });
  return sums.bets > 1 ? fill(texts.placeMany, { n: sums.bets, amount }) : fill(texts.placeFor, { amount });
}

/** The hint under the stake, or what is wrong with it. */
export function stakeNote(
  look: SlipLook,
  session: SessionState,
  words: SlipWords,
): { readonly error: string | null; readonly hint: string } {
  const { texts } = words;
  const hint =
    session.kind === 'open'
      ? stakeHint(session.session, words)
      : session.kind === 'visitor'
        ? texts.hintVisitor
        : '';
  return { error: look.stakeProblem && problemText(look.stakeProblem, words), hint };
}

/** The balance, what may be staked, and what a bonus has to say of it. */
function stakeHint(session: BookSession, { texts, fill, money, short, price }: SlipWords): string {
  const { balance, minBet, maxBet, bonusMoney, minOdds, maxStake } = session;
  const limits = { balance: money(balance), min: short(minBet), max: short(maxBet) };
  const hasMoney = bonusMoney > 0;
  return [
    fill(texts.hint, limits),
    ...(hasMoney && maxStake !== null ? [fill(texts.bonusMost, { limit: short(maxStake) })] : []),
    ...(hasMoney && minOdds > 0 ? [fill(texts.minOdds, { odds: price(minOdds) })] : []),
  ].join(' · ');
}

function problemText(problem: StakeProblem, { texts, fill, money, short, price }: SlipWords): string {
  const { name, limitMinor } = problem;
  if (name === 'tooManyLines') return fill(texts.tooManyLines, { n: limitMinor });
  const odds = 'odds' in problem ? price(problem.odds) : '';
  return fill(texts.problem[name], { limit: short(limitMinor), balance: money(limitMinor), odds });
}
