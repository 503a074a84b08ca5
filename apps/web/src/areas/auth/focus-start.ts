/**
 * Leads into a form that was asked for, to one of its fields by name. On touch screens only to the form
 * itself, because a keyboard that rises unasked hides half of it.
 */
export function focusStart(form: HTMLElement | null, name: string): void {
  const field = matchMedia('(pointer: fine)').matches
    ? form?.querySelector<HTMLElement>(`[name="${name}"]`)
    : null;
  (field ?? form)?.focus();
}
