import { z } from 'zod';

import type { Area } from '@baize/contract';

/** A way in which brands may differ; code checks the trait, never the brand. */
interface Trait<Schema extends z.ZodType> {
  readonly area: Area;
  readonly schema: Schema;
  readonly fallback: z.output<Schema>;
  /** One line for docs/brand-traits.md. */
  readonly doc: string;
}

function trait<Schema extends z.ZodType>(row: Trait<Schema>): Trait<Schema> {
  return row;
}

/** An ordered list without duplicates. */
function orderedList<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z
    .array(z.enum(names))
    .refine((list) => new Set(list).size === list.length, 'contains an entry twice')
    .readonly();
}

/** What operators see at a payment, and what a brand can let stop a withdrawal until somebody has looked. */
export const stoppingMarks = [
  'shared destination',
  'destination of another brand',
  'destination of an excluded player',
  'name of the payer',
  'shared identity',
  'new destination',
  'first withdrawal',
  'many failed deposits',
] as const;
export type StoppingMark = (typeof stoppingMarks)[number];

export const homeSections = [
  'hero',
  'stories',
  'quickLinks',
  'continuePlaying',
  'jackpots',
  'liveCasino',
  'popularSlots',
  'newGames',
  'sports',
  'lastWinners',
  'promotions',
  'categories',
  'videos',
  'sportsChooser',
  'studios',
  'categoryLinks',
  'explore',
  'payments',
] as const;
export type HomeSection = (typeof homeSections)[number];

export const accountItems = [
  'profile',
  'bonuses',
  'betHistory',
  'gameHistory',
  'financialHistory',
  'transfers',
  'twoFactor',
  'phoneVerification',
  'sessions',
  'limits',
  'coolingOff',
  'selfExclusion',
] as const;
export type AccountItem = (typeof accountItems)[number];

/** Wallets that a brand may have besides main; that of poker goes with the poker room. */
const brandWallets = ['liveSlot', 'binary'] as const;

export const footerBlocks = [
  'about',
  'games',
  'sports',
  'account',
  'company',
  'social',
  'payments',
  'licence',
  'care',
] as const;
export type FooterBlock = (typeof footerBlocks)[number];

export const sportsProviders = ['redline', 'betconstruct', 'betradar'] as const;
export type SportsProvider = (typeof sportsProviders)[number];

function isTimeZone(name: string): boolean {
  // Offsets such as +03:00 are accepted by JavaScript, but mean the opposite to PostgreSQL.
  if (!/^[A-Z][A-Za-z_]+\/[A-Za-z_/-]+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Three amounts in whole lira, the lowest first. */
const suggestions = z
  .array(z.int().positive().max(10_000_000))
  .length(3)
  .refine((amounts) => amounts.every((one, index) => one > (amounts[index - 1] ?? 0)), 'is not ascending')
  .readonly();

/** Minutes between two reality checks; null is off. */
const realityCheckInterval = z.union([z.literal(15), z.literal(30), z.literal(60), z.null()]);

/** All traits, with their area, type and default. */
export const traitTable = {
  'auth.entry': trait({
    area: 'auth',
    schema: z.enum(['own', 'external']),
    fallback: 'own',
    doc: 'Whether players sign in here; if not, the sign-in, registration and recovery pages redirect home and link to the external sign-in.',
  }),
  'auth.externalUrl': trait({
    area: 'auth',
    schema: z.union([z.url({ protocol: /^https$/ }), z.null()]),
    fallback: null,
    doc: 'Address of the external sign-in; required if `auth.entry` is `external`.',
  }),
  'limits.exclusionScope': trait({
    area: 'limits',
    schema: z.enum(['brand', 'operator']),
    fallback: 'operator',
    doc: 'Where a player with a closed account is kept from registering: at this brand, or at all brands of the operator.',
  }),
  'limits.depositSuggestions': trait({
    area: 'limits',
    schema: z.object({ daily: suggestions, weekly: suggestions, monthly: suggestions }).readonly(),
    fallback: { daily: [250, 500, 1_000], weekly: [1_000, 2_000, 4_000], monthly: [2_500, 5_000, 10_000] },
    doc: 'The three amounts, in whole lira, that are suggested as a deposit limit before the first deposit.',
  }),
  'limits.realityCheckChoices': trait({
    area: 'limits',
    schema: z
      .array(realityCheckInterval)
      .min(1)
      .refine((list) => new Set(list).size === list.length, 'contains an entry twice')
      .readonly(),
    fallback: [15, 30, 60, null],
    doc: 'The minutes between two reality checks that a player may choose from; null lets the player switch them off.',
  }),
  'limits.realityCheckDefault': trait({
    area: 'limits',
    schema: realityCheckInterval,
    fallback: 60,
    doc: 'The minutes between two reality checks for a player who has chosen none; one of `limits.realityCheckChoices`.',
  }),
  'money.processingTime': trait({
    area: 'money',
    schema: z.boolean(),
    fallback: true,
    doc: 'Shows the processing time of each payment method.',
  }),
  'money.withdrawalCancel': trait({
    area: 'money',
    schema: z.boolean(),
    fallback: true,
    doc: 'Lets a player cancel a pending withdrawal.',
  }),
  'money.withdrawalDays': trait({
    area: 'money',
    schema: z.int().min(3).max(30),
    fallback: 14,
    doc: 'How many days a withdrawal waits for an operator before it expires and the money goes back to the player.',
  }),
  'money.withdrawalsPerDay': trait({
    area: 'money',
    schema: z.union([z.int().positive(), z.null()]),
    fallback: null,
    doc: 'How many withdrawals a player may request on a day of the brand; null for any number.',
  }),
  'money.withdrawalSumPerDay': trait({
    area: 'money',
    schema: z.union([z.int().positive().max(1_000_000_000), z.null()]),
    fallback: null,
    doc: 'How much a player may request on a day of the brand, in whole lira; null for any sum.',
  }),
  'money.proofAbove': trait({
    area: 'money',
    schema: z.union([z.int().min(0).max(1_000_000_000), z.null()]),
    fallback: 20_000,
    doc: 'A withdrawal above this sum, in whole lira, asks who is using the session by more than the password; null: only one to a destination that was never paid does.',
  }),
  'money.depositTurnover': trait({
    area: 'money',
    schema: z.number().min(0).max(100),
    fallback: 1,
    doc: 'How many times a deposit must be staked before it can be withdrawn; 0 for not at all. While the account is closed, unplayed money goes back the way it came instead.',
  }),
  'money.identityForWithdrawal': trait({
    area: 'money',
    schema: z.union([z.enum(['never', 'always']), z.int().positive().max(1_000_000_000)]),
    fallback: 50_000,
    doc: 'Whether a withdrawal needs a verified identity: never, always, or if all withdrawals together are above a sum in whole lira. The default is below the EUR 2,000 of Directive (EU) 2015/849, article 11(d).',
  }),
  'money.identityBeforeDeposit': trait({
    area: 'money',
    schema: z.boolean(),
    fallback: false,
    doc: 'Takes no deposit before the identity is verified, as where age and identity must be checked first.',
  }),
  'money.documentDays': trait({
    area: 'money',
    schema: z.int().min(1).max(3_650),
    fallback: 90,
    doc: 'How many days the photo of a document is kept after its decision; then it is destroyed.',
  }),
  'money.closedLoop': trait({
    area: 'money',
    schema: z.boolean(),
    fallback: true,
    doc: 'Pays deposits back the way they came before a player may withdraw in another way.',
  }),
  'money.twoDecisionsAbove': trait({
    area: 'money',
    schema: z.union([z.int().min(0).max(1_000_000_000), z.null()]),
    fallback: 50_000,
    doc: 'What operators credit, pay out and refund for a player in 24 hours takes two different operators above this sum, in whole lira; null: one is always enough. The default is below the EUR 2,000 from which Directive (EU) 2015/849, article 11(d), asks gambling providers for due diligence.',
  }),
  'money.stoppingMarks': trait({
    area: 'money',
    schema: orderedList(stoppingMarks),
    fallback: ['shared destination', 'destination of another brand', 'destination of an excluded player'],
    doc: 'The marks that stop a withdrawal until an operator with the role compliance has cleared them; all others only inform.',
  }),
  'money.depositEmailFrom': trait({
    area: 'money',
    schema: z.union([z.int().min(0).max(1_000_000_000), z.null()]),
    fallback: 10_000,
    doc: 'From which sum, in whole lira, the e-mail address on file is notified of a credited deposit as well; null: never. Of what leaves the account it always is.',
  }),
  'rewards.bonusRequestOnPromotions': trait({
    area: 'rewards',
    schema: z.boolean(),
    fallback: false,
    doc: 'Puts the bonus-request button on the promotions page.',
  }),
  'extras.levelPages': trait({
    area: 'rewards',
    schema: z.boolean(),
    fallback: false,
    doc: 'Opens the level and case pages and links to them.',
  }),
  'money.wallets': trait({
    area: 'money',
    schema: orderedList(brandWallets),
    fallback: ['liveSlot', 'binary'],
    doc: 'The wallets that players have besides main and poker: of live slots, and of binary options.',
  }),
  'play.highFlyer': trait({
    area: 'play',
    schema: z.enum(['game', 'home']),
    fallback: 'game',
    doc: 'Whether the high-flyer address opens the game or redirects home.',
  }),
  'play.verifiedPhone': trait({
    area: 'play',
    schema: z.boolean(),
    fallback: false,
    doc: 'Opens games for real money only to players whose phone is verified.',
  }),
  'demo.ageGate': trait({
    area: 'play',
    schema: z.boolean(),
    fallback: false,
    doc: 'Asks visitors to confirm that they are 18 before a play-money game opens.',
  }),
  'sports.providerOrder': trait({
    area: 'sports',
    schema: orderedList(sportsProviders),
    fallback: ['redline', 'betconstruct', 'betradar'],
    doc: 'The order in which enabled sports providers are offered; the first one opens.',
  }),
  'catalogue.popularGames': trait({
    area: 'catalogue',
    schema: z.boolean(),
    fallback: true,
    doc: 'Shows the strip of popular games above the listings.',
  }),
  'catalogue.lastWinners': trait({
    area: 'catalogue',
    schema: z.boolean(),
    fallback: true,
    doc: 'Shows the latest winners, on the home page and in the listings.',
  }),
  'catalogue.virtualBackgroundVideo': trait({
    area: 'catalogue',
    schema: z.boolean(),
    fallback: true,
    doc: 'Plays a silent background film on the virtual sports page.',
  }),
  'account.hiddenItems': trait({
    area: 'account',
    schema: orderedList(accountItems),
    fallback: [],
    doc: 'Entries that are hidden from the account menu; their addresses return 404, except that of bonuses, for players who have one.',
  }),
  'account.balanceBoxes': trait({
    area: 'account',
    schema: z.boolean(),
    fallback: true,
    doc: 'Shows a box for each balance at the top of the account area.',
  }),
  'account.emailEditable': trait({
    area: 'account',
    schema: z.boolean(),
    fallback: true,
    doc: 'Lets a player change the e-mail address in the profile.',
  }),
  'account.bonusRequestEntry': trait({
    area: 'account',
    schema: z.boolean(),
    fallback: false,
    doc: 'Adds the bonus request to the account menu.',
  }),
  'home.hero': trait({
    area: 'site',
    schema: z.enum(['split', 'editorial', 'full', 'stage']),
    fallback: 'split',
    doc: 'Layout of the top of the home page: banner with side cards on the right (split), cards on the left and large type (editorial), one banner across (full), or a centred stage with cards below (stage).',
  }),
  'home.sections': trait({
    area: 'site',
    schema: orderedList(homeSections),
    fallback: [
      'hero',
      'stories',
      'quickLinks',
      'continuePlaying',
      'jackpots',
      'liveCasino',
      'popularSlots',
      'newGames',
      'sports',
      'sportsChooser',
      'lastWinners',
      'promotions',
      'studios',
      'categoryLinks',
      'explore',
      'payments',
    ],
    doc: 'The sections of the home page, from top to bottom.',
  }),
  'home.mobileVideoTiles': trait({
    area: 'site',
    schema: z.boolean(),
    fallback: false,
    doc: 'On phones, tiles of the home page may show short films instead of pictures.',
  }),
  'site.timeZone': trait({
    area: 'site',
    schema: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Istanbul'),
    fallback: 'Europe/Istanbul',
    doc: 'The time zone of the brand’s days, by its IANA name: limits, reports, ages and all times that are shown.',
  }),
  'site.snow': trait({
    area: 'site',
    schema: z.boolean(),
    fallback: false,
    doc: 'Shows falling snow on all pages, with a switch in the footer.',
  }),
  'footer.blocks': trait({
    area: 'site',
    schema: orderedList(footerBlocks),
    fallback: ['about', 'games', 'sports', 'account', 'company', 'payments', 'licence', 'care'],
    doc: 'The blocks of the footer, in order.',
  }),
} as const;

export type TraitName = keyof typeof traitTable;
export type Traits = {
  readonly [Name in TraitName]: z.output<(typeof traitTable)[Name]['schema']>;
};
