import { themeForGame } from './theme-for-game.ts';
import type { Theme } from './theme.ts';

const TITLE_FONTS: Readonly<Record<Theme['lettering'], string>> = {
  cinzel: 'Cinzel,serif',
  unbounded: 'Unbounded,sans-serif',
  baloo: 'Baloo,sans-serif',
};

/**
 * The colours, pictures and lettering of a game as CSS properties. `--atlas` has the symbols side by side in the order of
 * `SYMBOLS` of `@baize/games`.
 */
export function themeProperties(game: { code: string; name: string; heroSymbol: string | null }): string {
  const theme = themeForGame(game);
  const [cellTop, cellLow] = theme.cell;
  const hero = game.heroSymbol === null ? '' : `?hero=${encodeURIComponent(game.heroSymbol)}`;
  return [
    `--board:${theme.board}`,
    `--bar:${theme.bar}`,
    `--cell-top:${cellTop}`,
    `--cell-low:${cellLow}`,
    `--accent:${theme.accent}`,
    `--sky:${theme.sky[0]}`,
    `--title-font:${TITLE_FONTS[theme.lettering]}`,
    `--atlas:url(/studio/atlas/${theme.id}.svg${hero})`,
    `--scene:url(/studio/scene/${theme.id}.svg?game=${encodeURIComponent(game.code)})`,
  ].join(';');
}
