import type { Language } from '@baize/contract';
import { sql, paymentMethod } from '@baize/db';

export type MethodRow = typeof paymentMethod.$inferSelect;

/** Whether a brand offers the method: it is enabled, and for all brands or for this one. */
export function isOfferedAt(siteId: number) {
  return sql`${paymentMethod.enabled} and (${paymentMethod.siteIds} is null or ${siteId} = any(${paymentMethod.siteIds}))`;
}

/** The same for a row that was read before. */
export function offersMethod(
  siteId: number,
  { enabled, siteIds }: Pick<MethodRow, 'enabled' | 'siteIds'>,
): boolean {
  return enabled && (siteIds === null || siteIds.includes(siteId));
}

type NamedMethod = Pick<MethodRow, 'name' | 'nameEn' | 'bySite'>;

/** The method's name at a brand. */
export function methodName(method: NamedMethod, siteId: number, language: Language): string {
  return ownName(method, siteId, language) ?? inLanguage(method, language) ?? method.name;
}

/** A brand's own name comes before any other, so it is shown if the English one is missing. */
function ownName({ bySite }: Pick<MethodRow, 'bySite'>, siteId: number, language: Language) {
  const own = bySite[String(siteId)];
  return own && inLanguage(own, language);
}

function inLanguage(
  { name, nameEn }: { readonly name?: string; readonly nameEn?: string | null },
  language: Language,
): string | undefined {
  return language === 'en' ? (nameEn ?? name) : name;
}

/**
 * What a payment costs the player; the fraction of a cent is not charged. Below the minimum there is only the rest of a
 * closed account, which a fee could eat up: it goes free.
 */
export function feeOf(
  { feeFixedMinor, feeRate, minMinor }: Pick<MethodRow, 'feeFixedMinor' | 'feeRate' | 'minMinor'>,
  amountMinor: bigint,
): bigint {
  if (amountMinor < minMinor) return 0n;
  return feeFixedMinor + (amountMinor * BigInt(feeRate)) / 10_000n;
}

/** Name and picture of a method that differ at a brand, as the specification's fields of a limit. */
export function limitLooks(
  { bySite }: Pick<MethodRow, 'bySite'>,
  siteId: number,
  language: Language,
): { custom_name?: string; custom_image?: string } {
  const name = ownName({ bySite }, siteId, language);
  const image = bySite[String(siteId)]?.image;
  return {
    ...(name !== undefined && { custom_name: name }),
    ...(image !== undefined && { custom_image: image }),
  };
}
