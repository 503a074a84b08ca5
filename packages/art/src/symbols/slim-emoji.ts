import { readSymbol } from '@baize/symbols';

import type { Scene } from '../drawing/scene.ts';
import { shortPaths } from '../drawing/short-path.ts';
import { withoutUnused } from '../drawing/without-unused.ts';
import { emojiAt, type Place } from './icon-set.ts';

/** A coloured symbol whose drawing is longer than this is drawn without its inner shadows. */
const HEAVY_CHARACTERS = 9_000;

/** Without inner shadows and still longer than this, its outlines are rounded to tenths of its 32 units. */
const LARGE_CHARACTERS = 12_000;

/**
 * A coloured symbol for a document that a page draws often: without the inner shadows, which are filters, if it has many,
 * with short numbers, and with each outline written once. Throws a RangeError for an unknown name.
 */
export function slimEmojiAt(scene: Scene, name: string, place: Place): string {
  const markup = emojiAt(scene, name, place);
  const isHeavy = (readSymbol('fluent-emoji', name) ?? '').length > HEAVY_CHARACTERS;
  const light = isHeavy ? withoutFilters(markup) : markup;
  const short = shortAttributes(shortPaths(light, light.length > LARGE_CHARACTERS ? 1 : 2));
  const shades = short.length > HUGE_CHARACTERS ? MAX_SHADES : Number.POSITIVE_INFINITY;
  return withoutUnused(shareOutlines(scene, short, shades));
}

function withoutFilters(markup: string): string {
  return markup.replaceAll(/<filter[\s\S]*?<\/filter>/g, '').replaceAll(/ filter="[^"]*"/g, '');
}

/** Numbers outside of paths, such as those of gradients, with two decimals. */
function shortAttributes(markup: string): string {
  return markup.replaceAll(/ (?!d=)[\w-]+="[^"#]*\d\.\d{3,}[^"#]*"/g, (attribute) =>
    attribute.replaceAll(/\d+\.\d{3,}|\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100)),
  );
}

const SHARED_CHARACTERS_MIN = 60;

/** Shorter than this, a symbol keeps all its shades. */
const HUGE_CHARACTERS = 28_000;

/** Shades over one outline of a huge symbol. */
const MAX_SHADES = 3;

/** Symbols paint the same outline several times, one shade over another. */
function shareOutlines(scene: Scene, markup: string, shades: number): string {
  const outlines = Map.groupBy(
    [...markup.matchAll(/ d="([^"]+)"/g)].map(([, data = '']) => data),
    (data) => data,
  );
  const ids = new Map(
    [...outlines]
      .filter(([data, uses]) => uses.length > 1 && data.length >= SHARED_CHARACTERS_MIN)
      .map(([data]) => [data, scene.nextId()]),
  );
  const painted = new Map<string, number>();
  const shared = markup.replaceAll(/<path([^>]*?) d="([^"]+)"([^>]*)\/>/g, (path, before, data, after) => {
    const id = ids.get(String(data));
    if (id === undefined) return String(path);
    const count = (painted.get(id) ?? 0) + 1;
    painted.set(id, count);
    return count > shades ? '' : `<use href="#${id}"${String(before)}${String(after)}/>`;
  });
  const defs = [...ids].map(([data, id]) => `<path id="${id}" d="${data}"/>`);
  return defs.length === 0 ? shared : `<defs>${defs.join('')}</defs>${shared}`;
}
