import { CallError, type CallKey, calls, isOpenAbroad } from '@baize/contract';
import type { MaintenanceWatch } from '@baize/services';

import type { VisitorRouteContext } from '../route.ts';

/** How long a caller should wait before asking a closed brand again. */
export const MAINTENANCE_RETRY_SECONDS = 30;

/**
 * Runs before any cache lookup, so that a cached reply cannot hide that the brand is closed or must not serve the
 * caller. The site learns of maintenance from its options, which then reply HTTP 500 as the specification says.
 *
 * @throws CallError `options_in_maintenance`, `maintenance` or `country_restricted`
 */
export function requireOpenSite(
  key: CallKey,
  { brand, country }: Pick<VisitorRouteContext, 'brand' | 'country'>,
  maintenance: Pick<MaintenanceWatch, 'isClosed'>,
): void {
  if (maintenance.isClosed(brand.siteId)) {
    const code = key === 'GET /options' ? 'options_in_maintenance' : 'maintenance';
    throw new CallError(code, { retryAfterSeconds: MAINTENANCE_RETRY_SECONDS });
  }
  if (!isOpenAbroad(calls[key]) && brand.restrictedCountries.includes(country))
    throw new CallError('country_restricted');
}
