import type { SportInput } from '../../../addresses/sport-address.ts';
import { NotFound } from '../../../addresses/not-found.ts';
import type { App } from '../../../app/app.ts';
import { bookQuery } from '../frame/use-book.ts';
import { loadPlaceNames } from '../place-names.ts';
import { shownProvider } from '../providers.ts';

/**
 * Loads the names in the page's title, and into the first HTML the address of the frame, which is the same for everyone there.
 * In a browser the page itself opens the book.
 *
 * @throws NotFound if the brand has no sport, or does not offer the provider that the address names
 */
export async function loadSportPage(app: App, input: SportInput): Promise<void> {
  const provider = shownProvider(app.brand, input);
  const isMissing = provider === undefined && input.provider !== undefined;
  if (!app.brand.options.sport || isMissing) throw new NotFound();
  const isFirst = provider !== undefined && typeof document === 'undefined';
  await Promise.all([
    loadPlaceNames(app, input),
    // A book that does not open has its own message in the page.
    isFirst && app.queries.prefetchQuery(bookQuery(app, provider, input.view)),
  ]);
}
