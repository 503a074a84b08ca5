import type { EnvoyBank, EnvoyOffer, EnvoyPort } from '@baize/providers';

import { BriefCache } from '../../brief-cache.ts';
import type { PlayerContext } from '../../context.ts';
import { readList } from './envoy-method.ts';

/** Banks change rarely. An offer that was taken meanwhile is refused when it is paid. */
const BANKS_MS = 10_000;
const OFFERS_MS = 3_000;
/** Callers name the banks, so their number is limited. */
const MAX_LISTS = 500;

interface EnvoyLists {
  readonly banks: BriefCache<readonly EnvoyBank[]>;
  readonly offers: BriefCache<readonly EnvoyOffer[] | undefined>;
}

const listsOf = new WeakMap<EnvoyPort, EnvoyLists>();

function cacheOf(envoy: EnvoyPort): EnvoyLists {
  const known = listsOf.get(envoy);
  if (known) return known;
  const lists: EnvoyLists = {
    banks: new BriefCache({ forMs: BANKS_MS, maxEntries: MAX_LISTS }),
    offers: new BriefCache({ forMs: OFFERS_MS, maxEntries: MAX_LISTS }),
  };
  listsOf.set(envoy, lists);
  return lists;
}

/** A brand's banks as of some seconds ago. @throws CallError `payment_gateway_unavailable` */
export function readBanks({ clock, player }: PlayerContext, envoy: EnvoyPort): Promise<readonly EnvoyBank[]> {
  const load = () => envoy.listBanks(player.siteId);
  return readList(cacheOf(envoy).banks.read(String(player.siteId), { clock, load }));
}

/** The same of what a bank takes; undefined if there is no such bank. */
export function readOffers(
  { clock, player }: PlayerContext,
  envoy: EnvoyPort,
  bank: string,
): Promise<readonly EnvoyOffer[] | undefined> {
  const load = () => envoy.listOffers(player.siteId, bank);
  return readList(cacheOf(envoy).offers.read(`${player.siteId} ${bank}`, { clock, load }));
}
