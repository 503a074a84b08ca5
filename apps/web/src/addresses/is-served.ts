/**
 * Prefixes of addresses that links point to and the site does not have yet. laws/served.test.ts compares them with the
 * route table, which loads too late for the first page.
 */
const unserved = new RegExp(
  `^/(?:${[
    'e?sport',
    'livesport',
    'sports',
    'bonus-request',
    'bonus-talep',
    'cark',
    'treasure',
    'live-slot',
    'play-live-binary',
    'account/transfers',
    'gametransfers',
    'bettinghistory',
    'freespins',
    'playerbonuses',
  ].join('|')})\\b`,
  'i',
);

/** Whether the site has the target of a link; links without a target are not shown. */
export function isServed(address: string): boolean {
  return !unserved.test(address);
}
