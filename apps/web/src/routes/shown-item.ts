import type { AccountItem } from '@baize/brand';

import { NotFound } from '../addresses/not-found.ts';
import type { App } from '../app/app.ts';

/** An account item that the brand hides has no page either. */
export function requireShownItem({ brand }: App, item: AccountItem): void {
  if (brand.traits['account.hiddenItems'].includes(item)) throw new NotFound();
}
