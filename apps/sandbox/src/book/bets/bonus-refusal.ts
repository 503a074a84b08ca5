import type { Visit } from '../../visits/visit.ts';
import { betBonusOf, bonusProblemOf, freeBetProblemOf } from '../bet-bonus.ts';
import type { BetRecord, RecordRefusal } from './bet-record.ts';
import { oddsOf } from './odds-of.ts';

/** What of a bonus a refused bet did not comply with, by its terms as the visit knows them. */
export function bonusRefusal(
  { balanceMinor, bonus }: Pick<Visit, 'balanceMinor' | 'bonus'>,
  record: BetRecord,
): RecordRefusal {
  const terms = betBonusOf(bonus);
  const odds = oddsOf(record);
  const problem = record.isFreeBet
    ? freeBetProblemOf(terms, odds)
    : bonusProblemOf(terms, balanceMinor, [{ stakeMinor: record.betMinor, odds }]);
  if (problem === null) return { reason: 'bonus' };
  return problem.name === 'bonusStake'
    ? { reason: 'bonusStake', limitMinor: problem.limitMinor }
    : { reason: 'bonusOdds', minOdds: problem.odds };
}
