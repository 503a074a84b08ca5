import type { WithdrawalHold } from '../withdrawal-holds.ts';
import { nameIn, readTermsOf } from './bonus-terms.ts';
import { findActiveAward } from './find-awards.ts';

/**
 * Holds all of the main balance while the active bonus asks for stakes before a withdrawal. The player can give up the bonus
 * instead. While the account is closed nothing waits: whatever is withdrawn ends the bonus.
 */
export const holdForTurnover: WithdrawalHold = async (transaction, key, { isClosed, mainMinor }) => {
  const award = await findActiveAward(transaction, key);
  if (!award) return undefined;
  const stored = (await readTermsOf(transaction, key.siteId, [award.termsId])).get(award.termsId);
  const leftMinor = isClosed ? 0n : (award.turnoverMinor ?? 0n) - award.wageredMinor;
  const isHeld = leftMinor > 0n;
  const name = { tr: nameIn(stored, 'tr'), en: nameIn(stored, 'en') };
  return {
    heldMinor: isHeld ? mainMinor : 0n,
    bonus: { awardId: award.id, name, leftMinor: isHeld ? leftMinor : null },
  };
};
