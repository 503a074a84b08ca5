import { type HousePlay, housePlays, type PlayStatement, statementOf } from '@baize/games';

import { SHELL_TEXTS } from './shell-texts.ts';

/** What a game states about itself; 0.96 is a return of 96 %, and the top win is in stakes. */
export interface Statement extends Pick<PlayStatement, 'returns'> {
  readonly top: Pick<NonNullable<PlayStatement['top']>, 'pays'> | null;
}

/** A statement in words of the page. */
export interface StatedFigures {
  readonly returned: string;
  /** Null for a game without a top win. */
  readonly top: string | null;
  /** The top win as a sentence. */
  readonly topSentence: string | null;
}

const isHousePlay = (play: string): play is HousePlay => (housePlays as readonly string[]).includes(play);

/** The committed statement of what a game plays; null for slots, whose page has figures of its own. */
export function findStatement(play: string | null): Statement | null {
  return play !== null && isHousePlay(play) ? statementOf(play) : null;
}

/** Return and top win in words; a return that depends on the bet is from the least to the most. */
export function wordsOfStatement({ returns, top }: Statement, lang: 'tr' | 'en'): StatedFigures {
  const texts = SHELL_TEXTS[lang];
  const percent = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 2 });
  const [least, most] = [percent.format(returns.least), percent.format(returns.most)];
  const times = top && new Intl.NumberFormat(lang).format(top.pays);
  const fill = (text: string) => (times === null ? null : text.replace('{times}', times));
  return {
    returned: texts.statedReturn.replace('{percent}', least === most ? most : `${least} – ${most}`),
    top: fill(texts.statedTop),
    topSentence: fill(texts.topText),
  };
}

/** In the bar, in sight while one plays; a narrow bar has no room for it. */
export function statedHtml(stated: StatedFigures | null): string {
  if (stated === null) return '';
  const { returned, top } = stated;
  return `<p class="stated"><span>${returned}</span>${top === null ? '' : ` <span>${top}</span>`}</p>`;
}
