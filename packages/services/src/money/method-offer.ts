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

/** The method's name at a brand. */
export function methodName({ name, bySite }: Pick<MethodRow, 'name' | 'bySite'>, siteId: number): string {
  return bySite[String(siteId)]?.name ?? name;
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
): { custom_name?: string; custom_image?: string } {
  const looks = bySite[String(siteId)];
  return {
    ...(looks?.name !== undefined && { custom_name: looks.name }),
    ...(looks?.image !== undefined && { custom_image: looks.image }),
  };
}
