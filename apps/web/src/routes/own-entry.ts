import { signInOverHome } from '../addresses/popup-address.ts';
import { Redirect } from '../addresses/redirect.ts';
import type { App } from '../app/app.ts';

/** Brands whose players sign in elsewhere have no such page: it leads home, which hands off to there. */
export function requireOwnEntry(app: App): void {
  if (app.brand.traits['auth.entry'] === 'external') throw new Redirect(signInOverHome);
}
