import { lobbyPaths, type LobbyType, lobbyTypes } from '@baize/contract/page-addresses';
import { plainText } from '@baize/brand/plain-text';
import type { MessageKey, MessageValues } from '@baize/messages/keys';

import type { RegisterInput } from '../addresses/register-address.ts';
import type { PromotionsInput } from '../addresses/promotion-address.ts';
import type { PlayInput } from '../addresses/play-input.ts';
import * as paths from '../addresses/paths.ts';
import type { GameInput } from '../addresses/play-address.ts';
import type { InfoPageInput } from '../addresses/info-page-address.ts';
import { findInfoPage, infoPages, runningPromotions } from '../areas/site/late.ts';
import type { App } from '../app/app.ts';
import { callQuery } from '../call/call-query.ts';
import { infoPageRoute } from '../routes/info-page.ts';
import { type LobbyInput, readLobby } from '../addresses/lobby-address.ts';
import { type LobbyRequest } from '../addresses/lobby-request.ts';
import { sportAddress, type SportInput, type SportView } from '../addresses/sport-address.ts';
import { chosenCategory, lobbyConfig, lobbyGames } from '../areas/catalogue/late.ts';
import { lobbyRoutes, lobbyTitles } from '../routes/lobby.ts';
import { loginRoute } from '../routes/login.ts';
import { helpRoute } from '../routes/help.ts';
import { highFlyerRoute } from '../routes/high-flyer.ts';
import { homeRoute } from '../routes/home.ts';
import { gamePageRoute } from '../routes/game-page.ts';
import { gameSheet, HIGH_FLYER } from '../areas/play/late.ts';
import { placeNames, sportTitles } from '../areas/sports/late.ts';
import { demoPlayRoute } from '../routes/play-game.ts';
import { pokerRoute } from '../routes/poker.ts';
import { promotionRoutes } from '../routes/promotions.ts';
import { registerRoute } from '../routes/register.ts';
import { selfTestRoute } from '../routes/self-test.ts';
import { sportRoutes } from '../routes/sport.ts';
import { sportTestRoute } from '../routes/sport-test.ts';
import type { AnyRoute, Frame, Route } from '../router/route.ts';
import type { OpenPage } from '../router/open-page.ts';
import { excerpt, questionsOf } from './excerpt.ts';

/** One game of an item list. */
export interface ListedGame {
  readonly id: number;
  readonly name: string;
}

/** The game that a page is about. */
export interface DescribedGame extends ListedGame {
  readonly picture: string;
  readonly studio: string;
  readonly categories: readonly string[];
  /** `2026-03-01` */
  readonly releasedAt: string;
}

/** What the head contains besides the title. */
export interface HeadFacts {
  /** Defaults to the brand's own description. */
  readonly description?: string | undefined;
  /** Stem of the picture shown when the page is shared; defaults to the brand's own. */
  readonly picture?: string | undefined;
  /** Hidden from search engines. */
  readonly isHidden: boolean;
  /** Pages between the home page and this one. */
  readonly trail?: readonly { readonly name: string; readonly address: string }[];
  readonly games?: readonly ListedGame[] | undefined;
  readonly game?: DescribedGame | undefined;
  readonly questions?: ReturnType<typeof questionsOf>;
}

type Translate = (key: MessageKey, values?: MessageValues) => string;
type Facts<Input> = (
  app: App,
  input: Input,
  t: Translate,
) => Omit<HeadFacts, 'isHidden'> & { isHidden?: boolean };

const LISTED_GAMES = 12;

const lobbyTexts = {
  casino: 'head_casino',
  live_casino: 'head_live_casino',
  jackpot: 'head_jackpot',
  virtual_games: 'head_virtual_games',
  bingo: 'head_bingo',
  tv_games: 'head_tv_games',
  games: 'head_games',
} as const satisfies Record<LobbyType, MessageKey>;

/** One category or one studio is a page of its own; other filters, orders and pages are views of it. */
function isView({
  search,
  feature,
  mechanic,
  volatility,
  sort,
  page,
  category,
  provider,
}: LobbyInput): boolean {
  const isFiltered = [search, feature, mechanic, volatility].some((value) => value !== undefined);
  return isFiltered || sort !== 'popular' || page > 1 || category === 0 || provider?.includes(',') === true;
}

const lobbyFacts: Facts<LobbyRequest> = (app, request, t) => {
  const input = readLobby(request);
  const brand = app.brand.options.name;
  const { type } = input;
  const config = app.queries.getQueryData(lobbyConfig(app, type).queryKey)?.data;
  const category = config && chosenCategory(config, input);
  const studio = config?.providers.find((row) => String(row.id) === input.provider);
  const first = app.queries.getQueryData(lobbyGames(app, input, category?.id).queryKey)?.pages[0];
  const games = first?.games.data.slice(0, LISTED_GAMES);
  const lobby = t(lobbyTitles[type]);
  const name = studio?.name ?? category?.name;
  const key = studio ? 'head_studio' : 'head_category';
  return {
    description: name === undefined ? t(lobbyTexts[type], { brand }) : t(key, { name, lobby, brand }),
    picture: games?.[0]?.picture,
    isHidden: isView(input),
    trail: name === undefined ? [] : [{ name: lobby, address: lobbyPaths[type] }],
    games,
  };
};

const infoFacts: Facts<InfoPageInput> = (app, input, t) => {
  const pages = app.queries.getQueryData(infoPages(app).queryKey)?.pages ?? [];
  const page = findInfoPage(pages, input);
  if (!page) return { isHidden: true };
  const text = excerpt(plainText(page.description));
  const questions = questionsOf(page.description);
  return { description: text || t('head_info', { name: page.name }), questions };
};

const promotionFacts: Facts<PromotionsInput> = (app, { id }, t) => {
  const list = app.queries.getQueryData(runningPromotions(app).queryKey)?.promotions ?? [];
  const promotion = list.find((row) => row.id === id);
  const brand = app.brand.options.name;
  if (!promotion) return { description: t('head_promotions', { brand }), picture: list[0]?.picture };
  return {
    description: excerpt(plainText(promotion.description)),
    picture: promotion.picture,
    trail: [{ name: t('site_nav_promotions'), address: paths.promotions }],
  };
};

const gameFacts: Facts<PlayInput> = (app, { gameId }, t) => {
  const query = callQuery(app, 'GET /game-detail/{id}', { params: { id: gameId } });
  const game = app.queries.getQueryData(query.queryKey)?.data.game;
  if (!game) return {};
  const values = { name: game.name, studio: game.provider.name, brand: app.brand.options.name };
  return { description: t('head_game', values), picture: game.picture };
};

const sheetFacts: Facts<GameInput> = (app, { gameId }, t) => {
  const sheet = app.queries.getQueryData(gameSheet(app, gameId).queryKey)?.data;
  if (!sheet) return {};
  const { game, studio, categories, released_at: releasedAt } = sheet;
  const type = lobbyTypes.find((name) => name === game.type) ?? 'casino';
  const values = { name: game.name, studio: studio.name, brand: app.brand.options.name };
  return {
    description: t('head_game_page', values),
    picture: game.picture,
    trail: [{ name: t(lobbyTitles[type]), address: lobbyPaths[type] }],
    game: { ...game, studio: studio.name, categories: categories.map(({ name }) => name), releasedAt },
  };
};

const sportTexts = {
  prematch: 'head_sport',
  live: 'head_live_sport',
  esport: 'head_esport',
} as const satisfies Record<SportView, MessageKey>;

const sportFacts: Facts<SportInput> = (app, input, t) => {
  const { view, provider } = input;
  const { event, league, sport } = placeNames(app, input) ?? {};
  const brand = app.brand.options.name;
  const trail = [{ name: t(sportTitles[view]), address: sportAddress(view, provider) }];
  if (event) {
    const { home, away, start_at: startAt } = event;
    const timeZone = app.brand.traits['site.timeZone'];
    const locale = app.language === 'tr' ? 'tr-TR' : 'en-GB';
    const start = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });
    const values = { home, away, league: event.league, start: start.format(new Date(startAt)), brand };
    return { description: t('head_sport_match', values), trail };
  }
  if (league) return { description: t('head_sport_league', { league: league.name, brand }), trail };
  if (sport) return { description: t('head_sport_one', { sport: sport.name, brand }), trail };
  return { description: t(sportTexts[view], { brand }) };
};

/** Assigns facts to the routes whose input they read. */
function forRoutes<Input>(routes: readonly Route<Input>[], facts: Facts<Input>) {
  // Each route's own `parse` made the input of its facts.
  return routes.map((route) => [route as AnyRoute, facts as Facts<never>] as const);
}

const brandOf = (app: App) => ({ brand: app.brand.options.name });
const factsByRoute = new Map<AnyRoute, Facts<never>>([
  ...forRoutes<undefined>([homeRoute], () => ({})),
  ...forRoutes<LobbyRequest>(lobbyRoutes, lobbyFacts),
  ...forRoutes<PromotionsInput>(promotionRoutes, promotionFacts),
  ...forRoutes<InfoPageInput>([infoPageRoute], infoFacts),
  ...forRoutes<GameInput>([gamePageRoute], sheetFacts),
  ...forRoutes<PlayInput>([demoPlayRoute], gameFacts),
  ...forRoutes<undefined>([highFlyerRoute], (app, _, t) => sheetFacts(app, { gameId: HIGH_FLYER }, t)),
  ...forRoutes<undefined>([pokerRoute], (app, _, t) => ({
    description: t('head_poker', brandOf(app)),
    picture: 'poker-salonu',
  })),
  ...forRoutes<SportInput>(sportRoutes, sportFacts),
  ...forRoutes<SportInput>([sportTestRoute], () => ({ isHidden: true })),
  ...forRoutes<undefined>([loginRoute], (app, _, t) => ({ description: t('head_login', brandOf(app)) })),
  ...forRoutes<undefined>([selfTestRoute], (app, _, t) => ({
    description: t('head_self_test', brandOf(app)),
  })),
  ...forRoutes<undefined>([helpRoute], (app, _, t) => ({ description: t('head_help', brandOf(app)) })),
  ...forRoutes<RegisterInput>([registerRoute], (app, _, t) => ({
    description: t('head_register', brandOf(app)),
  })),
]);

const hiddenFrames: readonly Frame[] = ['play', 'bare'];

/**
 * What a page's head contains. Public pages without facts here use the brand's description; pages for players or for
 * password recovery are hidden from search engines.
 */
export function headFacts(app: App, page: OpenPage, t: Translate): HeadFacts {
  const { access, frame } = page.route;
  const make = factsByRoute.get(page.route);
  const isLoaded = page.failure === undefined && page.status === 200;
  const facts = make && isLoaded ? make(app, page.input as never, t) : { isHidden: access !== 'any' };
  return { ...facts, isHidden: facts.isHidden === true || !isLoaded || hiddenFrames.includes(frame) };
}
