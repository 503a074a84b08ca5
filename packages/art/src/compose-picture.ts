import { composeMark } from './compose-mark.ts';
import * as openAir from './compositions/banner-open-air.ts';
import * as riches from './compositions/banner-riches.ts';
import * as shows from './compositions/banner-shows.ts';
import * as slots from './compositions/banner-slots.ts';
import * as tables from './compositions/banner-tables.ts';
import type { Compose } from './compositions/composed.ts';
import {
  composeFrame,
  composeNeon,
  composeStage,
  composeTable,
  composeTemple,
} from './compositions/halls.ts';
import * as live from './compositions/live.ts';
import {
  composeJungle,
  composeLand,
  composeNight,
  composeRays,
  composeSnow,
} from './compositions/open-air.ts';
import * as poker from './compositions/poker.ts';
import * as prints from './compositions/prints.ts';
import * as quick from './compositions/quick.ts';
import { composeOrbit, composeSkyline, composeUndersea } from './compositions/waters-and-skies.ts';
import { effectDefs } from './drawing/effects.ts';
import { cover, linearPaint } from './drawing/paint.ts';
import { createScene, type Scene } from './drawing/scene.ts';
import { svg } from './drawing/svg.ts';
import { drawCompanions } from './heroes/companions.ts';
import { drawHero } from './heroes/hero.ts';
import { drawLettering } from './lettering/draw-lettering.ts';
import type { Composition, PictureSpec } from './vocabulary.ts';

const composers: Readonly<Record<Exclude<Composition, 'mark'>, Compose>> = {
  rays: composeRays,
  night: composeNight,
  stage: composeStage,
  neon: composeNeon,
  frame: composeFrame,
  land: composeLand,
  table: composeTable,
  split: prints.composeSplit,
  reels: prints.composeReels,
  poster: prints.composePoster,
  undersea: composeUndersea,
  temple: composeTemple,
  orbit: composeOrbit,
  kilim: prints.composeKilim,
  skyline: composeSkyline,
  snow: composeSnow,
  jungle: composeJungle,
  book: prints.composeBook,
  editorial: prints.composeEditorial,
  roulette: live.composeRoulette,
  blackjack: live.composeBlackjack,
  baccarat: live.composeBaccarat,
  'dragon-tiger': live.composeDragonTiger,
  'sic-bo': live.composeSicBo,
  poker: live.composePoker,
  'game-show': live.composeGameShow,
  flight: quick.composeFlight,
  bingo: quick.composeBingo,
  virtual: quick.composeVirtual,
  tv: quick.composeTv,
  binary: quick.composeBinary,
  'hold-em': poker.composeHoldEm,
  omaha: poker.composeOmaha,
  'five-card': poker.composeFiveCard,
  'tavla-board': poker.composeTavlaBoard,
  'poker-night': poker.composePokerNight,
  'card-felt': tables.composeCardFelt,
  'roulette-lamp': tables.composeRouletteLamp,
  'roulette-close': tables.composeRouletteClose,
  hoard: riches.composeHoard,
  'treasure-stage': riches.composeTreasureStage,
  vault: riches.composeVault,
  'night-flight': openAir.composeNightFlight,
  stadium: openAir.composeStadium,
  'show-wheel': shows.composeShowWheel,
  'ball-drum': shows.composeBallDrum,
  'studio-draw': shows.composeStudioDraw,
  'slot-machine': slots.composeSlotMachine,
  showcase: slots.composeShowcase,
};

/** The picture as a self-contained SVG document; deterministic. Throws a RangeError for an unknown symbol. */
export function composePicture(spec: PictureSpec): string {
  const scene = createScene(spec);
  if (spec.composition === 'mark') return composeMark(scene);
  const { backdrop, hero, companions, foreground, lettering, fadeFrom } = composers[spec.composition](scene);
  const layers = [
    effectDefs(scene.unit),
    backdrop,
    companions === true ? drawCompanions(scene) : '',
    hero === undefined ? '' : drawHero(scene, hero),
    foreground ?? '',
    fade(scene, fadeFrom),
    lettering === undefined ? '' : drawLettering(scene, lettering),
  ];
  return svg`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewOf(scene)}">${layers}</svg>`;
}

/** Left edge and width of the crop of a wide sheet for phones, in percent. */
const near = { left: 28.3, width: 66.3 };

function viewOf({ spec, width, height }: Scene): string {
  if (spec.cut === undefined) return `0 0 ${width} ${height}`;
  return `${Math.round((width * near.left) / 100)} 0 ${Math.round((width * near.width) / 100)} ${height}`;
}

/** Darkens the sheet behind the text: the drawn title, or the page's text on a tall sheet. */
function fade(scene: Scene, from: number | undefined): string {
  const { dark } = scene.palette;
  const { shape, title } = scene.spec;
  if (shape === 'tall') {
    return cover(
      scene,
      linearPaint(scene, [
        [dark, 0],
        [dark, 0],
        [dark, 0.55],
        [dark, 0.96],
      ]),
    );
  }
  if (from === undefined || title === '') return '';
  const start = Math.round(from * 20);
  const stops = Array.from(
    { length: 21 },
    (_, place) => [dark, place <= start ? 0 : (0.94 * (place - start)) / (20 - start)] as const,
  );
  return cover(scene, linearPaint(scene, stops));
}
