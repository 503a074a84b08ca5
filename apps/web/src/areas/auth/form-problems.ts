import type { MessageKey } from '@baize/messages/keys';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { type Alerts, CallFailure, failureText } from '../../call/index.ts';
import type { Translate } from '../../messages/use-messages.ts';

/** Type of an error whose message is the server's, in the player's language already. */
const SERVER = 'server';

/** What a form knows of a field at fault. */
interface FieldProblem {
  readonly type?: unknown;
  readonly message?: unknown;
}

/**
 * The words below a field: those of the server as they came, those of a schema by their key, behind which
 * a schema may write the most characters that the field takes.
 */
export function problemText(t: Translate, error: FieldProblem | undefined): string | undefined {
  if (typeof error?.message !== 'string') return undefined;
  if (error.type === SERVER) return error.message;
  // The schemas of the forms write keys of the catalogue as their messages.
  const [key, max] = error.message.split(' ') as [MessageKey, string?];
  return max === undefined ? t(key) : t(key, { max });
}

/** Whether any field was left empty, which the site says once for the whole form. */
function hasEmptyField(errors: FieldErrors): boolean {
  return Object.values(errors).some((error) => error?.message === 'auth_field_required');
}

/**
 * What the alert box says of a form that is not sent: that fields are empty, else what is wrong with the first.
 *
 * @param names the fields of this form in their order on the screen
 */
export function invalidFormText(
  t: Translate,
  errors: FieldErrors,
  names: readonly string[],
): string | undefined {
  if (hasEmptyField(errors)) return t('fill_all_fields');
  return problemText(
    t,
    names.map((name) => errors[name]).find((error) => error !== undefined),
  );
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

interface FailureParts<Values extends FieldValues, Output> {
  readonly form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>;
  /** The fields of this form in their order on the screen. */
  readonly names: readonly FieldPath<Values>[];
  /** Where a failure stands that speaks of no field: what the player will change next. */
  readonly fallbackField: FieldPath<Values>;
  readonly alert: Pick<Alerts, 'show'>;
  readonly t: Translate;
}

/** Shows a refused form: each problem at its field, the first also in the alert box. */
export function showFormFailure<Values extends FieldValues, Output>(
  failure: unknown,
  { form, names, fallbackField, alert, t }: FailureParts<Values, Output>,
): void {
  const fields = failure instanceof CallFailure ? failure.fields : {};
  const text = failureText(failure, t('site_unknown_error'));
  const [first] = showServerProblems(form, fields, names);
  if (first === undefined) showFailureAt(form, fallbackField, text);
  alert.show({ kind: 'error', text: (first && fields[first]?.[0]) ?? text });
}
