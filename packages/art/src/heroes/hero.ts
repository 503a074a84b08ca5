import { glow } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { svg } from '../drawing/svg.ts';
import { emojiAt, type Place, silhouetteAt, tracedAt } from '../symbols/icon-set.ts';
import { parseSymbol } from '../symbols/symbol-exists.ts';
import { drawnHeroAt } from './drawn-hero.ts';

/** How the hero is finished: with a dark or pale outline, as a neon tube, or plain. */
export type HeroFinish = 'sticker' | 'cutout' | 'neon' | 'plain';

export interface HeroPlace extends Place {
  finish: HeroFinish;
  /** Allows variations around it: an echo, a ring, a pair. */
  mayVary: boolean;
}

/** The hero with its finish and a random variation. Throws a RangeError for an unknown symbol. */
export function drawHero(scene: Scene, place: HeroPlace): string {
  const { random } = scene;
  if (!place.mayVary || parseSymbol(scene.spec.hero)?.kind === 'drawn') return finished(scene, place);
  switch (random.whole(0, 6)) {
    case 0:
      return withEcho(scene, place);
    case 1:
      return withRing(scene, place);
    case 2:
      return asPair(scene, place);
    case 3:
      return withHalo(scene, place);
    default:
      return finished(scene, place);
  }
}

/** The symbol alone, without filter or variation. */
export function bareHero(scene: Scene, place: Place): string {
  const hero = parseSymbol(scene.spec.hero);
  if (hero === undefined) throw new RangeError(`no symbol ${scene.spec.hero} for picture ${scene.spec.name}`);
  if (hero.kind === 'drawn') return drawnHeroAt(scene, hero.name, place);
  if (hero.kind === 'emoji') return emojiAt(scene, hero.name, place);
  return silhouetteAt(hero.name, place, `url(#${hero.metal})`);
}

/** A one-colour print of the hero; undefined if it isn’t a silhouette. */
export function printedHero(scene: Scene, place: Place, color: string): string | undefined {
  const hero = parseSymbol(scene.spec.hero);
  return hero?.kind === 'silhouette' ? silhouetteAt(hero.name, place, color) : undefined;
}

function finished(scene: Scene, place: HeroPlace): string {
  const { palette, unit } = scene;
  const hero = parseSymbol(scene.spec.hero);
  if (place.finish === 'neon' && hero?.kind === 'silhouette') {
    return svg`<g filter="url(#neon)">${tracedAt(hero.name, place, palette.accent, 4.6 * unit, palette.mid)}</g>`;
  }
  const bare = bareHero(scene, place);
  // Cards, wheels and chips have their own edges and shadows.
  if (place.finish === 'plain' || hero?.kind === 'drawn') return bare;
  const filter = place.finish === 'cutout' ? 'cutout' : 'sticker';
  return `<g filter="url(#${filter})">${bare}</g>`;
}

function withEcho(scene: Scene, place: HeroPlace): string {
  const color = scene.palette.accent;
  const ghost = (scale: number, opacity: number): string => {
    const print = printedHero(scene, { ...place, size: place.size * scale }, color);
    return print === undefined ? '' : svg`<g opacity="${opacity}">${print}</g>`;
  };
  return `${ghost(1.5, 0.1)}${ghost(1.26, 0.14)}${finished(scene, place)}`;
}

function withRing(scene: Scene, place: HeroPlace): string {
  const { unit, palette } = scene;
  const radius = place.size * 0.53;
  const ring = svg`<circle cx="${place.x}" cy="${place.y}" r="${radius}" fill="${palette.dark}" fill-opacity=".42" stroke="url(#gold)" stroke-width="${7 * unit}" filter="url(#bevel)"/><circle cx="${place.x}" cy="${place.y}" r="${radius - 9 * unit}" fill="none" stroke="${palette.accent}" stroke-width="${1.4 * unit}" stroke-dasharray="${3 * unit} ${5 * unit}"/>`;
  return ring + finished(scene, { ...place, size: place.size * 0.84 });
}

function asPair(scene: Scene, place: HeroPlace): string {
  const { x, y, size, tilt = 0 } = place;
  const back = { ...place, x: x + size * 0.2, y: y - size * 0.14, size: size * 0.64, tilt: tilt + 9 };
  const front = { ...place, x: x - size * 0.1, y: y + size * 0.07, size: size * 0.84, tilt: tilt - 5 };
  return finished(scene, back) + finished(scene, front);
}

function withHalo(scene: Scene, place: HeroPlace): string {
  return (
    glow(scene, place.x, place.y, place.size * 0.78, scene.palette.accent, 0.62) + finished(scene, place)
  );
}
