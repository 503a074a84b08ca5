import type { FieldValues } from 'react-hook-form';

import { tabEntries } from '../../app/browser-storage.ts';

const STORAGE_KEY = 'baize.form.';
/** Fields that are never saved. */
const secrets = /password|personal_id|^(?:recovery_)?code$/;

/** Saves the values of a form, except secrets. */
export function saveForm(name: string, values: FieldValues): void {
  const open = Object.entries(values).filter(([field]) => !secrets.test(field));
  tabEntries.write(STORAGE_KEY + name, JSON.stringify(Object.fromEntries(open)));
}

/** Returns the saved values of a form and removes them. */
export function takeForm(name: string): FieldValues {
  const text = tabEntries.read(STORAGE_KEY + name);
  tabEntries.remove(STORAGE_KEY + name);
  try {
    const saved: unknown = JSON.parse(text ?? '{}');
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
}
