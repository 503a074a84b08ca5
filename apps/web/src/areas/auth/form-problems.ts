import type { MessageKey } from '@baize/messages/keys';
import type { FieldError, FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import type { CallFailure } from '../../call/index.ts';
import type { Translate } from '../../messages/use-messages.ts';

/** Type of an error whose message is the server's, in the player's language already. */
const SERVER = 'server';

/** The words below a field: those of the server as they came, those of a schema by their key. */
export function problemText(t: Translate, error: FieldError | undefined): string | undefined {
  if (error?.message === undefined) return undefined;
  // The schemas of the forms write keys of the catalogue as their messages.
  return error.type === SERVER ? error.message : t(error.message as MessageKey);
}

/** Whether any field was left empty, which the site says once for the whole form. */
export function hasEmptyField(errors: FieldErrors): boolean {
  return Object.values(errors).some((error) => error?.message === 'auth_field_required');
}

/**
 * Puts the problems that the server found to their fields and leads the focus to the first of them.
 *
 * @param names the fields of this form in their order on the screen
 * @returns the names that got a problem; none where the failure speaks of no field of this form
 */
export function showServerProblems<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  problems: CallFailure['fields'],
  names: readonly FieldPath<Values>[],
): readonly FieldPath<Values>[] {
  const found = names.filter((name) => problems[name]?.[0] !== undefined);
  for (const [index, name] of found.entries()) {
    const message = problems[name]?.[0] ?? '';
    form.setError(name, { type: SERVER, message }, { shouldFocus: index === 0 });
  }
  return found;
}

/** Puts a failure that speaks of no field to the one that the player will change next. */
export function showFailureAt<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  name: FieldPath<Values>,
  message: string,
): void {
  form.setError(name, { type: SERVER, message }, { shouldFocus: true });
}
