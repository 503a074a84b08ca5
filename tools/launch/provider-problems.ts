import type { Brand } from '@baize/brand';
import { transactionKind } from '@baize/contract';
import { and, type Database, eq, paymentMethod, sportsProvider, studio } from '@baize/db';
import type { ProviderRegistry, ProviderSettings } from '@baize/providers';
import { asksDestination } from '@baize/services';

/** Brands with a misconfigured captcha, one sentence each. */
export function captchaProblems(
  brands: readonly Pick<Brand, 'slug' | 'siteId' | 'options'>[],
  providers: ProviderRegistry,
): readonly string[] {
  const captcha = providers.only('captcha');
  return brands.flatMap(({ slug, siteId, options }) => {
    const siteKey = options.keys.TURNSTILE_SITE_KEY;
    if (siteKey === undefined)
      return options.turnstile_validation === 1
        ? [`brand ${slug} requires a captcha but has no site key`]
        : [];
    if (!captcha) return [`brand ${slug} has a captcha site key, but no captcha provider is configured`];
    if (captcha.isTestKey(siteKey)) return [`brand ${slug} has a test key for its captcha`];
    return captcha.hasSecret(siteId)
      ? []
      : [`the captcha provider has no secret for brand ${slug} (${siteId})`];
  });
}

/** Missing settings of providers that enabled rows of data name, one sentence each. */
export async function missingProviders(
  { sql }: Pick<Database, 'sql'>,
  settings: Pick<ProviderSettings, 'missingFor'>,
): Promise<readonly string[]> {
  const rows = await Promise.all([
    sql.selectDistinct({ provider: studio.provider }).from(studio).where(eq(studio.enabled, true)),
    sql
      .selectDistinct({ provider: paymentMethod.provider })
      .from(paymentMethod)
      .where(eq(paymentMethod.enabled, true)),
    sql
      .selectDistinct({ provider: sportsProvider.provider })
      .from(sportsProvider)
      .where(eq(sportsProvider.enabled, true)),
  ]);
  const names = new Set(rows.flat().map(({ provider }) => provider));
  return [...names].toSorted().flatMap((name) => settings.missingFor(name));
}

/** Missing optional providers, one sentence each. The site can start without them. */
export function silentProviders(providers: ProviderRegistry): readonly string[] {
  return [
    ...(providers.only('mail')
      ? []
      : ['no e-mail provider is configured: players who forget their password get no e-mail']),
    ...(providers.only('sms')
      ? []
      : ['no SMS provider is configured: players without an e-mail address get no messages']),
  ];
}

/** Enabled withdrawal methods whose withdrawals are refused, one sentence each. */
export async function methodsWithoutDestination({ sql }: Pick<Database, 'sql'>): Promise<readonly string[]> {
  const methods = await sql
    .select()
    .from(paymentMethod)
    .where(and(eq(paymentMethod.kind, transactionKind.withdraw), eq(paymentMethod.enabled, true)))
    .orderBy(paymentMethod.id);
  return methods
    .filter((method) => !asksDestination(method))
    .map(
      ({ id, slug }) =>
        `withdrawal method ${id} (${slug}) has no required field that names where its money goes: its withdrawals are refused`,
    );
}
