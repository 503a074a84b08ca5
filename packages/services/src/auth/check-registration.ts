import type { Context } from '../context.ts';
import { readRegistrationCheck, type RegistrationCheck } from './read-registration.ts';
import { refuseTaken } from './refuse-taken.ts';

/**
 * The first step of a registration: may an account with these credentials be opened? Nothing is
 * reserved; the last step decides.
 *
 * @throws CallError `invalid` with a message for each field at fault
 */
export async function checkRegistration(context: Context, body: RegistrationCheck): Promise<void> {
  await refuseTaken(context, readRegistrationCheck(body));
}
