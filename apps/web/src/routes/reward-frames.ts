import type { LevelPage } from '@baize/brand';
import type { SiteOptions } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';

import { NotFound } from '../addresses/not-found.ts';
import * as paths from '../addresses/paths.ts';
import type { App } from '../app/app.ts';
import type { RewardPageInput } from '../areas/rewards/index.ts';
import { defineRoute, type Route } from '../router/route.ts';

interface RewardRoute {
  readonly path: string;
  readonly view: RewardPageInput['view'];
  readonly title: MessageKey;
  /** The brand's address of the page; without one there is no page. */
  readonly option?: keyof SiteOptions;
  readonly trait?: 'account.bonusRequestEntry';
  /** Only at brands with this page, whose address browsers do not know. */
  readonly levelPage?: LevelPage;
}

function rewardRoute({ path, view, title, ...needs }: RewardRoute): Route<RewardPageInput> {
  const requirePage = ({ brand: { options, traits, levelPages } }: App) => {
    const { option, trait, levelPage } = needs;
    const hasOption = option === undefined || options[option];
    const hasTrait = trait === undefined || traits[trait];
    const hasPage = levelPage === undefined || levelPages.includes(levelPage);
    if (!hasOption || !hasTrait || !hasPage) throw new NotFound();
  };
  return defineRoute<RewardPageInput>({
    paths: [path],
    access: 'player',
    title,
    bodyClass: 'reward-page',
    frame: 'page',
    needsAccountMessages: true,
    hasOwnStyle: true,
    parse: () => ({ view, title }),
    load: async (app) => requirePage(app),
    source: 'areas/rewards/frame/reward-page.tsx',
    view: async () => (await import('../areas/rewards/frame/reward-page.tsx')).RewardPage,
  });
}

/** Pages of a partner in a frame. */
export const rewardRoutes: readonly Route<RewardPageInput>[] = [
  rewardRoute({
    path: paths.bonusRequest,
    view: 'bonus-request',
    title: 'site_quick_bonus',
    option: 'request_bonus_url',
  }),
  rewardRoute({
    path: paths.bonusRequestEntry,
    view: 'bonus-request',
    title: 'site_quick_bonus',
    option: 'request_bonus_url',
    trait: 'account.bonusRequestEntry',
  }),
  rewardRoute({
    path: paths.wheel,
    view: 'wheel',
    title: 'site_quick_wheel',
    option: 'wheel_of_fortune_url',
  }),
  rewardRoute({
    path: paths.treasure,
    view: 'treasure',
    title: 'site_quick_treasure',
    option: 'golden_treasure_url',
  }),
  rewardRoute({ path: paths.level, view: 'level', title: 'site_quick_level', levelPage: 'level' }),
  rewardRoute({ path: paths.rewardCase, view: 'case', title: 'site_quick_case', levelPage: 'case' }),
];
