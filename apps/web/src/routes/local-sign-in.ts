import { signInOverHome } from '../addresses/popup-address.ts';
import { Redirect } from '../addresses/redirect.ts';
import type { App } from '../app/app.ts';

/** Brands with external sign-in have no such page: home hands off to theirs. */
export function requireLocalSignIn(app: App): void {
  if (app.brand.traits['auth.entry'] === 'external') throw new Redirect(signInOverHome);
}
