import { createHash } from 'node:crypto';

import { housePlays, slotModels, statementOf } from '@baize/games';

import { bonuses } from '../bonuses/index.ts';
import { categories } from '../categories.ts';
import { paymentMethods } from '../money/payment-methods.ts';
import { paymentCategories } from '../money/payments.ts';
import { flagships } from '../games/flagships.ts';
import { compositionMechanics, settingMechanics, themeMechanics } from '../games/models/fitting-mechanics.ts';
import { signatureModels } from '../games/models/signature-models.ts';
import { slotHands } from '../games/models/slot-hands.ts';
import { stateSlot } from '../games/models/slot-statement.ts';
import { feedPlays, unfedPlays } from '../games/plays/table-plays.ts';
import { kindPlays, namedPlays } from '../games/plays/quick-plays.ts';
import { adjectives } from '../naming/adjectives.ts';
import { heads } from '../naming/heads.ts';
import { livePictures } from '../pictures/live-pictures.ts';
import { quickPictures } from '../pictures/quick-pictures.ts';
import { liveTables } from '../tables/live-tables.ts';
import { quickGames } from '../tables/quick-games.ts';
import { quickTables } from '../tables/quick-tables.ts';
import { themes } from '../themes/index.ts';
import { settings } from '../themes/settings.ts';
import { banners } from '../site/banners.ts';
import { infoPages } from '../site/pages/index.ts';
import { popups } from '../site/popup.ts';
import { promotions } from '../site/promotions.ts';
import { stories } from '../site/stories.ts';
import { sportsbooks, sportsbookStakes, sportsProviders } from '../sports-providers.ts';
import { studios } from '../studios.ts';
import { liveSlots, liveSlotStatement } from '../live-slots.ts';
import { walletGames } from '../wallet-games.ts';
import type { DemoSite } from './site-rows.ts';

/**
 * Increase it when the mapping from content to rows changes, so that unchanged content is written again. The hash
 * covers the authored content, not the catalogue built from it, so that a repeated start need not build it.
 */
const LAYOUT_VERSION = 7;

/** Every model can reach it. */
const COMMON_RETURN = 9_600;

/** A hash of the demo content for these brands, 64 characters long. */
export function contentHash(sites: readonly DemoSite[]): string {
  const content = [
    LAYOUT_VERSION,
    sites.map(({ slug, siteId, hasWheel }) => [slug, siteId, hasWheel]),
    { themes, heads, adjectives, settings, flagships, liveTables, quickGames, quickTables },
    { slotHands, signatureModels, settingMechanics, compositionMechanics, themeMechanics },
    { livePictures, quickPictures },
    { feedPlays, unfedPlays, kindPlays, namedPlays },
    // Their figures are the games' figures.
    slotModels.map((model) => stateSlot(model, COMMON_RETURN)),
    housePlays.map(statementOf),
    studios,
    sportsProviders,
    sportsbooks,
    sportsbookStakes,
    walletGames,
    liveSlots.map((slot) => [slot, liveSlotStatement(slot)]),
    categories,
    banners,
    stories,
    promotions,
    bonuses,
    popups,
    infoPages,
    paymentCategories,
    paymentMethods,
  ];
  const text = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
