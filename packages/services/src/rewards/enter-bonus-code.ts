import { type Body, CallError } from '@baize/contract';
import { readTypedCode } from '@baize/contract/typed-secrets';
import { inTransaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { countInWindow } from '../rate-window.ts';
import { listCurrentTerms } from './bonus-terms.ts';
import { type MadeOffer, offerBonus } from './offer-bonus.ts';

/** Nobody types more, and guessing takes more. */
const TRIES = { max: 10, windowMs: 10 * 60_000 };

/**
 * Makes an offer of the bonus whose code the player has entered; upper and lower case are the same, and so are Turkish
 * letters and those that they are made of.
 *
 * @throws CallError `bonus_code_unknown`, `bonus_code_used`, `bonus_not_allowed`, `too_many_requests`
 */
export async function enterBonusCode(
  context: PlayerContext,
  { code: typed }: Body<'POST /account/bonuses/code'>,
): Promise<MadeOffer> {
  const { database, player } = context;
  await countInWindow(context, `bonus-code:${player.siteId}:${player.id}`, TRIES);
  // Not by the language of the page: a Turkish i would become a letter that no code has.
  const plain = readTypedCode(typed).normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const code = plain.replaceAll('ı', 'I').toUpperCase();
  const made = await inTransaction(database, async (transaction) => {
    const terms = await listCurrentTerms(transaction, player.siteId);
    const found = terms.find(({ isOpen, terms: { audience } }) => isOpen && audience.code === code);
    if (!found) return 'notOpen';
    const key = { siteId: player.siteId, playerId: player.id };
    return offerBonus(context, transaction, { ...key, slug: found.slug, cause: `code:${code}` });
  });
  switch (made) {
    case 'notOpen':
      throw new CallError('bonus_code_unknown');
    case 'alreadyGiven':
      throw new CallError('bonus_code_used');
    case 'notAllowed':
      throw new CallError('bonus_not_allowed');
    default:
      return made;
  }
}
