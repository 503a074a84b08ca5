import { type Reply, transactionKind } from '@baize/contract';

import {
  type CatalogueContext,
  type CatalogueGame,
  describeStudio,
  lastWinners,
} from '../catalogue/index.ts';
import { methodName, offersMethod } from '../money/index.ts';
import { belongsTo } from './belongs-to.ts';
import { describePromotion } from './describe-promotion.ts';
import { describeSlider, type SliderRow } from './describe-slider.ts';
import { describeStory } from './describe-story.ts';
import { homeCategories } from './home-categories.ts';
import { runningPromotions } from './list-promotions.ts';

type Home = Reply<'GET /homepage'>;

const ROW_GAMES = 12;
const WINNERS = 10;
const PROMOTIONS = 4;

/** Everything that the brand's home page shows; hidden sections are empty. */
export async function homepage(context: CatalogueContext): Promise<Home> {
  const { games: catalogue, brand, language } = context;
  const { content } = catalogue;
  const sections = new Set<string>(brand.traits['home.sections']);
  const ifShown = <Row>(section: string, rows: () => readonly Row[]): Row[] =>
    sections.has(section) ? [...rows()] : [];
  const isOurs = belongsTo(brand);
  const tiles = (games: readonly CatalogueGame[]) =>
    games.slice(0, ROW_GAMES).map((game) => game.tile[language]);
  const sliders = content.sliders.filter((row) => row.type === 'home' && isOurs(row));
  const placed = (placement: SliderRow['placement']) =>
    sliders.filter((row) => row.placement === placement).map((row) => describeSlider(row, language));

  const casino = catalogue.lobby('casino');
  const live = catalogue.lobby('live_casino');
  const jackpots = catalogue.lobby('jackpot').games;
  const fresh = casino.games.filter((game) => game.tile[language].badge === 'new');
  return {
    success: true,
    data: {
      stories: ifShown('stories', () => content.stories.filter(isOurs)).map((row) =>
        describeStory(row, context),
      ),
      payments: ifShown('payments', () => content.paymentMethods)
        .filter(({ kind }) => kind === transactionKind.deposit)
        .filter((row) => offersMethod(brand.siteId, row))
        .map((row) => ({
          name: methodName(row, brand.siteId, language),
          icon: row.icon,
          color: row.color,
          url: '/Deposit',
        })),
      sliders: ifShown('hero', () => placed('main')),
      sides: ifShown('hero', () => placed('side')),
      live_casino_games: tiles(ifShown('liveCasino', () => live.games)),
      casino_games: tiles(ifShown('popularSlots', () => casino.games)),
      live_casino_total: live.games.length,
      casino_total: casino.games.length,
      new_games: { games: tiles(ifShown('newGames', () => fresh)), total: fresh.length },
      jackpot_games: { games: tiles(ifShown('jackpots', () => jackpots)), total: jackpots.length },
      last_winners: sections.has('lastWinners') ? await lastWinners(context, WINNERS) : [],
      studios: ifShown('studios', () => casino.studios).map(describeStudio),
      live_studios: ifShown('studios', () => live.studios).map(describeStudio),
      categories: ifShown('categories', () => homeCategories(context)),
      promotions: ifShown('promotions', () => runningPromotions(context))
        .slice(0, PROMOTIONS)
        .map((row) => describePromotion(row, context)),
    },
  };
}
