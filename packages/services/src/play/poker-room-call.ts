import type { Brand } from '@baize/brand';
import { CallError } from '@baize/contract';
import { PokerNameRefused, PokerRoomUnavailable, PokerUserMissing } from '@baize/providers';

const nameProblems = {
  length: 'poker_name_length',
  letters: 'poker_name_letters',
  unfit: 'poker_name_unfit',
  taken: 'poker_name_taken',
} as const;

/**
 * Calls the poker room for a brand that has one.
 *
 * @throws CallError `data_not_found` for a brand without poker, else the error for the room's refusal
 */
export async function callPokerRoom<Answer>(
  { options }: Pick<Brand, 'options'>,
  request: () => Promise<Answer>,
): Promise<Answer> {
  if (!options.poker) throw new CallError('data_not_found');
  try {
    return await request();
  } catch (error) {
    if (error instanceof PokerRoomUnavailable)
      throw new CallError('poker_room_unavailable', { cause: error });
    if (error instanceof PokerUserMissing) throw new CallError('poker_user_missing');
    if (error instanceof PokerNameRefused) throw new CallError(nameProblems[error.problem]);
    throw error;
  }
}
