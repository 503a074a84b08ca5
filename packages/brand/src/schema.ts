import { z } from 'zod';

import { framePlaceholders, isFrameTemplate, REWARDS_ORIGIN } from './frame-template.ts';
import { helpLines } from './help-lines.ts';
import { normalizeHost } from './normalize-host.ts';
import { traitTable, type Traits } from './traits.ts';

const text = z.string().trim().min(1);
const localized = z.strictObject({ tr: text, en: text });
export type Localized = z.output<typeof localized>;

const host = z.string().transform((value, context) => {
  const normal = normalizeHost(value);
  if (normal !== undefined) return normal;
  context.addIssue({ code: 'custom', message: 'is not a host name' });
  return z.NEVER;
});

const assetFile = z.string().regex(/^[a-z0-9][a-z0-9.-]*$/, 'must be a file of the assets folder');
const hexColor = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #35C98B');
const webAddress = z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^\/(?!\/)\S*$/)], {
  error: 'must be a path of the site or an https address',
});
const frameTemplate = z.string().refine(isFrameTemplate, {
  error: `must be an https address, or begin with ${REWARDS_ORIGIN}/, and have no placeholders but ${framePlaceholders.map((name) => `{${name}}`).join(', ')}`,
});
const providerFlag = z.enum(['0', '1']);
const social = z.url({ protocol: /^https$/ }).optional();

/** The site options of a brand, with texts in both languages. */
const options = z.strictObject({
  name: text,
  title: localized,
  description: localized,
  keywords: localized,
  favicon: assetFile,
  logo: assetFile,
  logo_mobile: assetFile,
  domain: host,
  license_domain: text.optional(),
  license_description: localized.optional(),
  css: z.string().optional(),
  notice: localized.optional(),
  web_live_support: z.string().optional(),
  mobile_live_support: z.string().optional(),
  request_bonus_url: frameTemplate.optional(),
  wheel_of_fortune_url: frameTemplate.optional(),
  golden_treasure_url: frameTemplate.optional(),
  /** Of the pages that `extras.levelPages` opens; browsers never learn them. */
  level_url: frameTemplate.optional(),
  case_url: frameTemplate.optional(),
  app_url: webAddress.optional(),
  tv_domain: social,
  live_score_url: social,
  sport: z.boolean().default(true),
  poker: z.boolean().default(true),
  turnstile_validation: z.union([z.literal(0), z.literal(1)]).default(0),
  keys: z.strictObject({ TURNSTILE_SITE_KEY: text.optional() }).default({}),
  betradar: providerFlag.default('1'),
  betconstruct: providerFlag.default('1'),
  redlane: providerFlag.default('1'),
  telegram: social,
  facebook: social,
  twitter: social,
  instagram: social,
  youtube: social,
  whatsapp: social,
  linkedin: social,
  tumblr: social,
  pinterest: social,
  reddit: social,
  threads: social,
  discord: social,
  tiktok: social,
});
export type BrandOptions = z.output<typeof options>;

/** The look of a brand: the eight inputs that all tokens are derived from. */
const theme = z.strictObject({
  scheme: z.enum(['dark', 'light']),
  accent: hexColor,
  accentInk: hexColor,
  money: hexColor,
  /** The page background; surfaces, lines and texts take their hue from it. */
  background: hexColor,
  /** The signature surface: jackpots, wallet, empty states. */
  hero: hexColor,
  /**
   * Art shown over the signature surface in the first banner of the home page. Its ratio is 7 to 3, with the left half
   * empty for text. Without it that banner shows its own picture.
   */
  heroArt: assetFile.optional(),
  /** Corner radius of tiles in pixels; that of controls and sheets is derived from it. */
  radius: z.number().int().min(0).max(28),
  displayFont: z.strictObject({
    family: text,
    /** The Latin letters. */
    file: assetFile,
    /** The Turkish letters and the lira sign, which are in a separate file. */
    turkishFile: assetFile,
    /** One weight, or the range of a variable font. */
    weights: z.string().regex(/^\d{3}( \d{3})?$/),
    headingWeight: z.number().int().min(300).max(900),
    /** Letter spacing of headings, in em. */
    tracking: z.number().min(-0.05).max(0.1),
  }),
});
export type Theme = z.output<typeof theme>;

function withFallback<Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) {
  return schema.optional().transform((value) => (value === undefined ? fallback : value));
}

const traitShape = Object.fromEntries(
  Object.entries(traitTable).map(([name, { schema, fallback }]) => [
    name,
    withFallback<z.ZodType>(schema, fallback),
  ]),
);

/** Every trait has a value after parsing; unknown names are refused. */
const traits = z
  .strictObject(traitShape)
  // The shape is built from the table, which the type system cannot follow.
  .transform((values) => values as unknown as Traits)
  .check((context) => {
    const values = context.value;
    if (values['auth.entry'] === 'external' && values['auth.externalUrl'] === null) {
      context.issues.push({
        code: 'custom',
        path: ['auth.externalUrl'],
        message: 'is needed when auth.entry is external',
        input: null,
      });
    }
    if (!values['limits.realityCheckChoices'].includes(values['limits.realityCheckDefault'])) {
      context.issues.push({
        code: 'custom',
        path: ['limits.realityCheckDefault'],
        message: 'is not one of limits.realityCheckChoices',
        input: values['limits.realityCheckDefault'],
      });
    }
    if (values['play.verifiedPhone'] && values['account.hiddenItems'].includes('phoneVerification')) {
      context.issues.push({
        code: 'custom',
        path: ['play.verifiedPhone'],
        message: 'needs the phoneVerification page, which account.hiddenItems hides',
        input: true,
      });
    }
  });

/** A brand's limits on SMS; only the server knows them. */
const sms = z.strictObject({
  /** Countries whose numbers may be sent codes, as two-letter codes. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a country')).default(['TR']),
  /** Maximum number of codes in 24 hours to unverified numbers. */
  dailyVerifications: z.number().int().positive().max(1_000_000).default(2_000),
});

/** `brands/<slug>/brand.json`. */
export const brandFile = z.strictObject({
  siteId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  slug: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be lower-case letters, digits and dashes'),
  hosts: z.array(host).min(1),
  activeDomain: host.nullable().default(null),
  /** Countries that the brand does not serve, as two-letter codes. AA is no country: it is for tests. */
  restrictedCountries: z.array(z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters')).default(['AA']),
  options,
  theme,
  sms: sms.prefault({}),
  helpLines,
  traits: traits.prefault({}),
});
export type BrandSms = z.output<typeof sms>;
export type BrandFile = z.output<typeof brandFile>;

/** `messages.<language>.json`: the brand's overrides of the message catalogue. */
export const messageOverrides = z.record(z.string().regex(/^[\w.-]+$/), z.string());
