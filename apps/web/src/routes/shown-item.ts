import type { AccountItem } from '@baize/brand';

import { NotFound } from '../addresses/not-found.ts';
import type { App } from '../app/app.ts';

/** An entry that the brand leaves out of the account has no page either. */
export function requireShownItem({ brand }: App, item: AccountItem): void {
  if (brand.traits['account.hiddenItems'].includes(item)) throw new NotFound();
}
