import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStorageDouble } from '../../app/testing/storage-double.ts';
import { saveForm, takeForm } from './saved-form.ts';
import { emptyCredentials, emptyPerson } from './registration-schema.ts';

let entries: Map<string, string>;
beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('sessionStorage', createStorageDouble(entries));
});
afterEach(() => vi.unstubAllGlobals());

it('returns the saved values once', () => {
  saveForm('login', { username: 'elif', postcode: '34000' });
  expect(takeForm('credentials')).toEqual({});
  expect(takeForm('login')).toEqual({ username: 'elif', postcode: '34000' });
  expect(takeForm('login')).toEqual({});
  expect(entries.size).toBe(0);
});

it('saves no secrets', () => {
  const typed = Object.keys({ ...emptyCredentials, ...emptyPerson, code: '', new_password: '' });
  saveForm('register', Object.fromEntries(typed.map((name) => [name, `typed ${name}`])));
  const written = [...entries.values()].join();
  for (const secret of ['password', 'password_confirmation', 'new_password', 'personal_id', 'code']) {
    expect(written).not.toContain(`typed ${secret}"`);
  }
  expect(written).toContain('typed surname');
});

it.each(['{', 'null', '"text"'])('returns nothing for %j', (text) => {
  entries.set('baize.form.login', text);
  expect(takeForm('login')).toEqual({});
});
