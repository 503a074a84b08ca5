import { type RaceBetKind, raceMargins, type RaceSize } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import type { TilePictures } from '../../studio/art/game-looks.ts';
import type { RunnerKind } from '../client/race-runners.ts';
import { DRAW_TEXTS } from '../draw-texts.ts';
import { renderDraw } from '../render-draw.ts';
import { RACE_TEXTS, RUNNERS } from '../texts/race-texts.ts';
import { betsPanel, lessMargins } from './page-parts.ts';

export interface RacePageData {
  readonly kind: RunnerKind;
  readonly runners: RaceSize;
  readonly names: readonly string[];
  readonly returns: Readonly<Record<RaceBetKind, number>>;
}

/** Words in the symbol on the tile of a race, with who races; horses by default. */
const RUNNER_WORDS: readonly (readonly [RegExp, RunnerKind])[] = [
  [/camel/, 'camel'],
  [/dog|rabbit/, 'hound'],
  [/car|auto/, 'car'],
  [/cycle/, 'cycle'],
  [/skate/, 'skater'],
];

function runnerOf(hero: string | undefined): RunnerKind {
  return RUNNER_WORDS.find(([word]) => word.test(hero ?? ''))?.[1] ?? 'horse';
}

/** @param tiles what the tile of each game shows */
export const racePage = (name: string, runners: RaceSize, tiles: TilePictures): GamePage => ({
  plays: (play) => play === name,
  render(ticket, nonce) {
    const texts = RACE_TEXTS[ticket.lang];
    const draw = DRAW_TEXTS[ticket.lang];
    const data: RacePageData = {
      runners,
      kind: runnerOf(tiles.get(ticket.game.code)?.hero),
      names: RUNNERS,
      returns: lessMargins(raceMargins),
    };
    const { kinds } = texts;
    return renderDraw({
      ticket,
      nonce,
      kind: 'race',
      hasOdds: true,
      properties: '--sky:#10221b;--board:#1a3a30;--bar:#0a1712;--accent:#e0b15a',
      order: texts.order,
      texts,
      data,
      stage: `<div class="race"><div class="course-box"><svg id="course" role="img" aria-label="${texts.course}"></svg><p class="commentary" id="commentary" role="status"></p></div>
<section class="race-card panel" tabindex="0" aria-label="${texts.board}"><h2>${texts.board}</h2><table><thead><tr><th scope="col">${texts.runner}</th><th scope="col">${texts.form}</th><th scope="col">${kinds.win}</th><th scope="col">${kinds.place}</th><th scope="col">${kinds.show}</th></tr></thead><tbody id="runners"></tbody></table></section>
<aside class="race-side"><section class="panel"><h2>${kinds.forecast}</h2><div class="pick-line forecast" id="forecast"><select aria-label="${texts.first}"></select><select aria-label="${texts.second}"></select><button class="quiet-button" id="forecast-add" type="button" disabled>${texts.add}</button></div><div class="pick-line"><p id="picked"></p><button class="quiet-button" id="clear" type="button">${draw.clear}</button></div></section>${betsPanel(ticket.lang)}<section class="panel"><h2>${texts.last}</h2><ol class="race-past" id="past"></ol></section></aside></div>`,
    });
  },
});
