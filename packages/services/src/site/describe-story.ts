import type { Language, Story } from '@baize/contract';

import { type CatalogueContext, pictureAddress } from '../catalogue/index.ts';
import { describePromotion } from './describe-promotion.ts';

type Content = CatalogueContext['games']['content'];
type StoryRow = Content['stories'][number];
type StoryContext = Pick<CatalogueContext, 'games' | 'language'>;

/** Lobbies that a story may lead to, and the type of banner that speaks for each. */
const bannerTypes: Readonly<Record<string, string>> = {
  casino: 'casino',
  livecasino: 'live_casino',
  'live-casino': 'live_casino',
  jackpot: 'world_cup',
  bingo: 'bingo',
  games: 'game',
  beton: 'beton',
  virtual: 'virtual',
};

/** A story as the home page shows it; what it says comes from what it leads to. */
export function describeStory(row: StoryRow, context: StoryContext): Story {
  const { language } = context;
  return {
    id: row.id,
    image: pictureAddress(row.picture, 'portrait'),
    picture: row.picture,
    url: row.url,
    title: language === 'tr' ? row.titleTr : row.titleEn,
    ...wordsOf(row.url, context),
  };
}

function wordsOf(
  url: string,
  { games, language }: StoryContext,
): Pick<Story, 'text' | 'class' | 'multiplier'> {
  const game = gameOf(url, games);
  if (game) {
    const text = `${game.name[language]} · ${game.studioName}`;
    // Only slots have a replay: their rounds can be drawn again from a number.
    const isSlot = game.lines !== null && game.launchable;
    return { text, class: isSlot ? 'replay' : 'picture', multiplier: game.maxWinMultiplier };
  }
  return { text: textOf(url, games.content, language), class: 'picture', multiplier: null };
}

/** The game that an address plays, if it plays one. */
export function gameOf(url: string, games: CatalogueContext['games']) {
  const id = /^\/playgame\/(\d{1,9})$/i.exec(url)?.[1];
  return id === undefined ? undefined : games.findGame(Number(id));
}

function textOf(url: string, content: Content, language: Language): string {
  const id = /^\/promotions\/(\d{1,9})$/i.exec(url)?.[1];
  if (id !== undefined) {
    const promotion = content.promotions.find((row) => row.id === Number(id));
    return promotion ? describePromotion(promotion, language).summary : '';
  }
  const type = bannerTypes[/^\/([\w-]+)/.exec(url)?.[1]?.toLowerCase() ?? ''];
  return content.sliders.find((row) => row.type === type && row.siteId === null)?.texts[language].text ?? '';
}
