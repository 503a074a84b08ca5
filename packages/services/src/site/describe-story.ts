import type { Story } from '@baize/contract';
import { bannerTypes, lobbyAt } from '@baize/contract/lobby-addresses';
import { numberIn, playPath, promotionPath } from '@baize/contract/page-addresses';

import { textIn } from '../text-in.ts';
import { type CatalogueContext, pictureAddress } from '../catalogue/index.ts';
import { describePromotion } from './describe-promotion.ts';

type Content = CatalogueContext['games']['content'];
type StoryRow = Content['stories'][number];
type StoryContext = Pick<CatalogueContext, 'games' | 'brand' | 'language'>;

/** A story as the home page shows it; its text comes from the page that it links to. */
export function describeStory(row: StoryRow, context: StoryContext): Story {
  const { language } = context;
  return {
    id: row.id,
    image: pictureAddress(row.picture, 'portrait'),
    picture: row.picture,
    url: row.url,
    title: textIn(row, 'title', language),
    ...wordsOf(row.url, context),
  };
}

function wordsOf(url: string, context: StoryContext): Pick<Story, 'text' | 'class' | 'multiplier'> {
  const { games, language } = context;
  const game = gameOf(url, games);
  if (game) {
    const text = `${game.name[language]} · ${game.studioName}`;
    // Only slots have a replay: their rounds follow from a number.
    const isSlot = game.mechanic !== null && game.launchable;
    return { text, class: isSlot ? 'replay' : 'picture', multiplier: game.maxWinMultiplier };
  }
  return { text: textOf(url, context), class: 'picture', multiplier: null };
}

/** The game that an address opens, if any. */
export function gameOf(url: string, games: CatalogueContext['games']) {
  const id = numberIn(playPath, url);
  return id === undefined ? undefined : games.findGame(id);
}

function textOf(url: string, context: StoryContext): string {
  const { content } = context.games;
  const id = numberIn(promotionPath, url);
  if (id !== undefined) {
    const promotion = content.promotions.find((row) => row.id === id);
    return promotion ? describePromotion(promotion, context).summary : '';
  }
  const lobby = lobbyAt(url);
  const type = lobby && bannerTypes[lobby];
  return (
    content.sliders.find((row) => row.type === type && row.siteId === null)?.texts[context.language].text ??
    ''
  );
}
