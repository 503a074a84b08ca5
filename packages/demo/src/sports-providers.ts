import type { sportsProvider } from '@baize/db';

/** One feed serves all three. */
export const sportsProviders: (typeof sportsProvider.$inferInsert)[] = [
  'redline',
  'betconstruct',
  'betradar',
].map((slug) => ({ slug, provider: 'sandbox-feeds', enabled: true }));
