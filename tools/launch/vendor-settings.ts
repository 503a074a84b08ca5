import type { Brand } from '@baize/brand';
import { isDummyCaptchaKey } from '@baize/providers';

/** Where the third parties of a deployment answer; both speak our native dialects. */
export interface VendorSettings {
  readonly studioUrl: string;
  readonly gatewayUrl: string;
  /** Address of the live-table provider's socket; undefined where there is none. */
  readonly liveFeedUrl: string | undefined;
  /** Origin of the jackpot and odds feeds; undefined where there are none. */
  readonly feedsUrl: string | undefined;
  /** Origin of the poker room; undefined where there is none. */
  readonly pokerUrl: string | undefined;
  /** Secret of each brand's captcha widget, by site id. */
  readonly captchaSecrets: ReadonlyMap<number, string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings and what is wrong with them, all at once. */
export function readVendorSettings(env: Environment): {
  settings: VendorSettings;
  problems: readonly string[];
} {
  const pairs = (env['TURNSTILE_SECRETS'] ?? '').split(',').filter((pair) => pair !== '');
  const captchaSecrets = new Map(
    pairs.map((pair) => {
      const [siteId = '', secret = ''] = pair.split('=');
      return [Number(siteId), secret] as const;
    }),
  );
  const settings = {
    studioUrl: env['STUDIO_URL'] ?? '',
    gatewayUrl: env['GATEWAY_URL'] ?? '',
    liveFeedUrl: env['LIVE_FEED_URL'] || undefined,
    feedsUrl: env['FEEDS_URL'] || undefined,
    pokerUrl: env['POKER_URL'] || undefined,
    captchaSecrets,
  };
  const problems = [
    ...(pairs.every((pair) => /^\d+=[\w-]+$/.test(pair))
      ? []
      : ['TURNSTILE_SECRETS must hold pairs of a site id and its secret, as 100=0x4AAA,200=0x4AAB']),
    ...[...captchaSecrets].flatMap(([siteId, secret]) =>
      isDummyCaptchaKey(secret) ? [`TURNSTILE_SECRETS holds a test secret for the site ${siteId}`] : [],
    ),
    ...(isOrigin(settings.studioUrl)
      ? []
      : ['STUDIO_URL must be the origin of the game studio, such as https://games.host']),
    ...(isOrigin(settings.gatewayUrl)
      ? []
      : ['GATEWAY_URL must be the origin of the payment gateway, such as https://pay.host']),
    ...(settings.feedsUrl === undefined || isOrigin(settings.feedsUrl)
      ? []
      : ['FEEDS_URL must be the origin of the jackpot and odds feeds, such as https://feeds.host']),
    ...(settings.liveFeedUrl === undefined || isSocketAddress(settings.liveFeedUrl)
      ? []
      : ['LIVE_FEED_URL must be the address of the live-table socket, such as wss://tables.host/ws']),
    ...(settings.pokerUrl === undefined || isOrigin(settings.pokerUrl)
      ? []
      : ['POKER_URL must be the origin of the poker room, such as https://poker.host']),
  ];
  return { settings, problems };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && url.origin === text;
}

/** The address goes into the content policy of every page, so it holds nothing that could end a directive. */
function isSocketAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'wss:' && url.href === text && url.search === '' && !/[\s;,]/.test(text);
}

/** Brands whose captcha could stop nobody, or everybody, each in one sentence. */
export function captchaProblems(
  brands: readonly Pick<Brand, 'slug' | 'siteId' | 'options'>[],
  { captchaSecrets }: Pick<VendorSettings, 'captchaSecrets'>,
): readonly string[] {
  return brands.flatMap(({ slug, siteId, options }) => {
    const siteKey = options.keys.TURNSTILE_SITE_KEY;
    if (siteKey === undefined)
      return options.turnstile_validation === 1
        ? [`brand ${slug} asks for a captcha without a site key`]
        : [];
    if (isDummyCaptchaKey(siteKey)) return [`brand ${slug} has a test key for its captcha`];
    return captchaSecrets.has(siteId)
      ? []
      : [`TURNSTILE_SECRETS lacks the secret of brand ${slug} (${siteId})`];
  });
}
