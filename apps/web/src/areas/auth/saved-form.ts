import type { FieldValues } from 'react-hook-form';

import { tabEntries } from '../../app/browser-storage.ts';

const STORAGE_KEY = 'baize.form.';
/** Fields that are never written down. */
const secrets = /password|personal_id|^code$/;

/** Saves what was typed into a form, all but what is secret. */
export function saveForm(name: string, values: FieldValues): void {
  const open = Object.entries(values).filter(([field]) => !secrets.test(field));
  tabEntries.write(STORAGE_KEY + name, JSON.stringify(Object.fromEntries(open)));
}

/** What was saved of a form, once. */
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
