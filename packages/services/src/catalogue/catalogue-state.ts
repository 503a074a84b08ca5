import { type GameType, gameTypes } from '@baize/contract';
import type { PlayWallet } from '@baize/ledger';

import { buildLobbies, type Lobby } from './build-lobbies.ts';
import type { BetFacts, SportsbookFacts, WalletGameFacts } from '../game-facts.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { describeGame } from './describe-game.ts';
import { createGameFinder, type GameFinder, indexGames } from './finder/game-finder.ts';
import { each, type Sliced } from './finder/slices.ts';
import type { TextIndex } from './finder/text-index.ts';
import { type PlayCounts, standingsOf } from './play-counts.ts';
import type { CatalogueRows } from './read-catalogue-rows.ts';

/** Types of games of other wallets than main. They are none of the contract's types of games, so no lobby lists them. */
const walletOfType: Readonly<Record<string, PlayWallet>> = {
  poker: 'poker',
  live_slot: 'liveSlot',
  binary: 'binary',
};

/** The part that depends on the rows only. */
export interface CatalogueContent {
  readonly rows: CatalogueRows;
  /** What lists may have, in the catalogue's own order: all that can be opened. */
  readonly games: readonly CatalogueGame[];
  /** Also those that cannot be opened, which have a page and bets of earlier times. */
  readonly gamesById: ReadonlyMap<number, CatalogueGame>;
  readonly sportsbooks: readonly SportsbookFacts[];
  readonly walletGames: readonly WalletGameFacts[];
  readonly walletsByProvider: ReadonlyMap<string, ReadonlySet<PlayWallet | undefined>>;
  readonly index: TextIndex;
}

/** The part that also depends on the play counts. */
export interface CatalogueState extends CatalogueContent {
  readonly finder: GameFinder;
  readonly lobbies: Readonly<Record<GameType, Lobby>>;
  readonly trending: readonly CatalogueGame[];
}

/** @param now decides which games are new */
export function* describeContent(rows: CatalogueRows, now: Date): Sliced<CatalogueContent> {
  const studios = new Map(rows.studios.map((studio) => [studio.id, studio]));
  const categories = new Map<number, CatalogueRows['gameCategories'][number][]>();
  yield* each(rows.gameCategories, (row) => {
    const known = categories.get(row.gameId);
    if (known) known.push(row);
    else categories.set(row.gameId, [row]);
  });
  const known: CatalogueGame[] = [];
  const walletGames: WalletGameFacts[] = [];
  yield* each(rows.games, (row) => {
    const wallet = walletOfType[row.type];
    const studio = studios.get(row.studioId);
    if (wallet && row.provider !== null)
      walletGames.push(describeWalletGame({ ...row, wallet, provider: row.provider }, studio?.name ?? ''));
    const type = gameTypes.find((name) => name === row.type);
    if (!studio || !type) return;
    known.push(describeGame({ ...row, type }, studio, categories.get(row.id) ?? [], now));
  });
  const gamesById = new Map<number, CatalogueGame>();
  const games: CatalogueGame[] = [];
  yield* each(known, (game) => {
    gamesById.set(game.id, game);
    if (game.launchable) games.push(game);
  });
  const sportsbooks = rows.sportsbooks.map(describeSportsbook);
  const walletsByProvider = yield* groupWallets([...known, ...walletGames]);
  walletGames.sort((one, other) => one.id - other.id);
  return {
    rows,
    games,
    gamesById,
    sportsbooks,
    walletGames,
    walletsByProvider,
    index: yield* indexGames(games),
  };
}

function* groupWallets(
  games: readonly BetFacts[],
): Sliced<ReadonlyMap<string, ReadonlySet<PlayWallet | undefined>>> {
  const found = new Map<string, Set<PlayWallet | undefined>>();
  yield* each(games, ({ provider, wallet }) => {
    const known = found.get(provider);
    if (known) known.add(wallet);
    else found.set(provider, new Set([wallet]));
  });
  return found;
}

function describeWalletGame(
  row: CatalogueRows['games'][number] & { wallet: PlayWallet; provider: string },
  studioName: string,
): WalletGameFacts {
  const { id, slug, wallet, provider, nameTr, nameEn, minBetMinor, maxBetMinor, play, tableId } = row;
  const { picture, rtpBasisPoints, volatility, lines } = row;
  return {
    id,
    slug,
    wallet,
    provider,
    name: { tr: nameTr, en: nameEn },
    minBetMinor,
    maxBetMinor,
    play,
    tableId,
    picture,
    studioName,
    rtpBasisPoints,
    volatility,
    lines,
  };
}

function describeSportsbook({
  game,
  sports_provider: { slug, provider },
}: CatalogueRows['sportsbooks'][number]): SportsbookFacts {
  const { id, nameTr, nameEn, minBetMinor, maxBetMinor } = game;
  return { id, slug, provider, name: { tr: nameTr, en: nameEn }, minBetMinor, maxBetMinor };
}

/** Sorts the games by play counts. The index does not change. */
export function* arrangeContent(content: CatalogueContent, counts: PlayCounts): Sliced<CatalogueState> {
  const { rows, games, index } = content;
  const finder = yield* createGameFinder(games, index, standingsOf(games, counts));
  const all = (sort: 'popular' | 'trending') => finder.find({ sort, language: 'tr' }, 0, games.length).games;
  const popular = all('popular');
  yield;
  const lobbies = yield* buildLobbies(rows, popular, (filter) => finder.find(filter, 0, games.length).games);
  const trending: CatalogueGame[] = [];
  yield* each(all('trending'), (game) => {
    if ((counts.get(game.id)?.recentPlayers ?? 0) > 0) trending.push(game);
  });
  return { ...content, finder, lobbies, trending };
}
