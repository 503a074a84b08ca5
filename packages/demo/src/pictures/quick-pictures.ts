import type { QuickKind } from '../tables/quick-games.ts';
import type { PictureStyle } from './live-pictures.ts';

type Style = Omit<PictureStyle, 'hero'>;

const flight: Style = {
  composition: 'flight',
  palettes: ['sky', 'night', 'amber', 'teal', 'plum'],
  sides: ['cloud', 'star'],
};
const gridGame: Style = {
  composition: 'poster',
  palettes: ['teal', 'lime', 'ice', 'pink'],
  sides: ['gem-stone', 'star'],
};
const bright: Style = {
  composition: 'rays',
  palettes: ['amber', 'lime', 'rose', 'sea'],
  sides: ['star', 'coin'],
};
const bingo: Style = {
  composition: 'bingo',
  palettes: ['pink', 'teal', 'amber', 'sky', 'lime', 'plum'],
  sides: ['star'],
};
const onAir: Style = {
  composition: 'tv',
  palettes: ['sea', 'plum', 'teal', 'red', 'night'],
  sides: ['star'],
};
const pitch: Style = {
  composition: 'virtual',
  palettes: ['green', 'sea', 'lime', 'teal', 'red'],
  sides: ['trophy'],
};
const turf: Style = {
  composition: 'virtual',
  palettes: ['lime', 'sand', 'copper', 'green'],
  sides: ['trophy'],
};
const felt: Style = { composition: 'table', palettes: ['green', 'red', 'night', 'teal', 'plum'], sides: [] };

/** Pictures by kind of drawn game. */
export const quickPictures: Record<QuickKind, readonly Style[]> = {
  flight: [flight],
  mines: [gridGame, bright],
  drop: [gridGame, bright],
  climb: [flight, gridGame],
  dice: [bright, gridGame],
  board: [felt],
  guess: [bright, gridGame],
  bingo: [bingo],
  lottery: [onAir],
  studioWheel: [onAir],
  studioCards: [onAir],
  virtualFootball: [pitch],
  virtualHorses: [turf],
  virtualHounds: [turf],
  virtualMotor: [pitch],
  virtualCourt: [pitch],
  card: [felt],
  roulette: [felt],
};
