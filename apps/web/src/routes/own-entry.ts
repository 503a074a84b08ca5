import type { App } from '../app/app.ts';
import { Redirect } from '../shell/router/route.ts';

/** Brands whose players sign in elsewhere have no such page: it leads home, which hands off to there. */
export function requireOwnEntry(app: App): void {
  if (app.brand.traits['auth.entry'] === 'external') throw new Redirect('/?popup=login');
}
