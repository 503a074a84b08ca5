import type { Context } from '../context.ts';
import { readRegistrationCheck, type RegistrationCheck } from './read-registration.ts';
import { refuseTaken } from './refuse-taken.ts';

/**
 * The first step of a registration: checks whether an account with these credentials can be opened. Nothing is
 * reserved; the last step checks again.
 *
 * @throws CallError `invalid` with a message for each invalid field
 */
export async function checkRegistration(context: Context, body: RegistrationCheck): Promise<void> {
  await refuseTaken(context, readRegistrationCheck(body));
}
