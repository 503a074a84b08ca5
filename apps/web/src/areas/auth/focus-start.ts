/**
 * Focuses a field of a form by its name. On touch screens it focuses the form, because the keyboard would hide half of
 * it.
 */
export function focusStart(form: HTMLElement | null, name: string): void {
  const field = matchMedia('(pointer: fine)').matches
    ? form?.querySelector<HTMLElement>(`[name="${name}"]`)
    : null;
  (field ?? form)?.focus();
}
