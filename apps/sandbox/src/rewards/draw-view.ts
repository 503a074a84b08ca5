import type { Clock } from '@baize/clock';

import type { BonusRequests } from './bonus-requests.ts';
import { drawCasePage } from './pages/draw-case.ts';
import { drawLevelPage } from './pages/draw-level.ts';
import { drawRequestPage } from './pages/draw-request.ts';
import { drawTreasurePage } from './pages/draw-treasure.ts';
import { drawWheelPage } from './pages/draw-wheel.ts';
import type { PageSessions, RewardPage } from './page-sessions.ts';
import { type RewardRecord, wasRefused } from './reward-record.ts';
import type { RewardRecords } from './reward-records.ts';
import { viewTitles } from './reward-views.ts';
import { REWARD_TEXTS } from './texts/reward-texts.ts';
import { keysOf, streakOf, todayOf } from './turns.ts';

/** What the pages of rewards are made of. */
export interface RewardFloor {
  readonly sessions: PageSessions;
  readonly records: RewardRecords;
  readonly requests: BonusRequests;
  readonly clock: Clock;
}

/** Instead of the main part, when the brand has said that this player gets nothing now. */
export function drawRefusal({ ticket, view }: RewardPage): string {
  const texts = REWARD_TEXTS[ticket.lang];
  return `<section class="felt"><header><h1>${texts[viewTitles[view]]}</h1></header><div class="result is-none"><p id="result" tabindex="-1">${texts.notAllowed}</p></div></section>`;
}

/**
 * The main part of a page as things are.
 *
 * @param taken what was got just now
 */
export function drawView(floor: RewardFloor, page: RewardPage, taken?: RewardRecord): string {
  const { records, requests, clock } = floor;
  const { ticket, player, view } = page;
  const parts = { lang: ticket.lang, texts: REWARD_TEXTS[ticket.lang] };
  const today = todayOf(page, clock);
  switch (view) {
    case 'wheel':
      return drawWheelPage(records.findTaken({ player, source: 'wheel', turn: today }), today, parts);
    case 'treasure': {
      const streak = streakOf(records.list(player, 'treasure'), today, ticket.pauses);
      return drawTreasurePage(
        streak,
        records.findTaken({ player, source: 'treasure', turn: today }),
        today,
        parts,
      );
    }
    case 'level':
      return drawLevelPage(ticket.loyalty, parts);
    case 'case': {
      const opened = records.list(player, 'case').filter((record) => !wasRefused(record));
      return drawCasePage({ loyalty: ticket.loyalty, keys: keysOf(records, page), opened }, taken, parts);
    }
    default: {
      const grantOf = ({ id }: { readonly id: string }) =>
        records.find({ player, source: 'request', turn: id });
      const facts = { requests: requests.list(player), grantOf, timeZone: ticket.timeZone };
      return drawRequestPage(facts, parts);
    }
  }
}
