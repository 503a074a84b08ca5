import type { Cell, Coin, Drop, Grid, Hold, ScriptGame, SlotScript, Win } from './script.ts';

/** One thing that a page shows, in its order. Every frame is the whole state, so that a page can resume at any of them. */
export interface Frame {
  /** Index of the game: 0 is the paid one. */
  game: number;
  /** Free games won and not yet begun. */
  freeGamesLeft: number;
  grid: Grid;
  /** For each reel, how many rows from the top have just fallen in. */
  fallen: readonly number[];
  multiplier: number;
  wins: readonly Win[];
  /** All coins on the board; those of a respin are at the end. */
  coins: readonly Coin[];
  /** Null outside of respins. */
  respinsLeft: number | null;
  /** Units paid up to and including this frame, at most the cap. */
  paid: number;
}

/** Respins after every new coin. */
export const RESPINS = 3;

/** The frames of a script. */
export function replay(script: SlotScript): Frame[] {
  const frames: Frame[] = [];
  let freeGamesLeft = 0;
  let paid = 0;
  const most = script.isCapped ? script.units : Number.POSITIVE_INFINITY;
  script.games.forEach((game, index) => {
    if (index > 0) freeGamesLeft -= 1;
    let grid: Grid = [];
    let wins: readonly Win[] = [];
    game.drops.forEach((drop, number) => {
      grid = number === 0 ? drop.falls : fallInto(grid, wins, drop.falls);
      wins = drop.wins;
      paid = Math.min(most, paid + sumUnits(drop.wins));
      if (number === game.drops.length - 1) freeGamesLeft += game.freeGames ?? 0;
      frames.push(frameOfDrop(game, index, drop, { grid, freeGamesLeft, paid }));
    });
    const last = frames.at(-1);
    if (game.hold && last) {
      const respins = framesOfHold(game.hold, last, most);
      frames.push(...respins);
      paid = respins.at(-1)?.paid ?? paid;
    }
  });
  return frames;
}

/** The grid after the cells of these wins have vanished, the symbols above them have sunk, and others have fallen in. */
export function fallInto(grid: Grid, wins: readonly Win[], falls: Grid): Grid {
  const gone = new Set(wins.flatMap((win) => win.cells).map(([reel, row]) => `${reel},${row}`));
  return grid.map((column, reel) => {
    const stays = [...column].filter((_, row) => !gone.has(`${reel},${row}`)).join('');
    return (falls[reel] ?? '') + stays;
  });
}

/** Cells that show a symbol. */
export function cellsOf(grid: Grid, symbol: string): Cell[] {
  return grid.flatMap((column, reel) =>
    [...column].flatMap((letter, row) => (letter === symbol ? [[reel, row] as const] : [])),
  );
}

function frameOfDrop(
  script: ScriptGame,
  game: number,
  drop: Drop,
  state: Pick<Frame, 'grid' | 'freeGamesLeft' | 'paid'>,
): Frame {
  return {
    ...state,
    game,
    fallen: drop.falls.map((column) => column.length),
    multiplier: drop.multiplier,
    wins: drop.wins,
    coins: script.coins ?? [],
    respinsLeft: script.hold ? RESPINS : null,
  };
}

function framesOfHold(hold: Hold, start: Frame, most: number): Frame[] {
  let { coins } = start;
  let respinsLeft = RESPINS;
  // A board full of coins from the start pays at once.
  const respins = hold.respins.length > 0 ? hold.respins : [[]];
  return respins.map((added, index) => {
    coins = [...coins, ...added];
    respinsLeft = added.length > 0 ? RESPINS : respinsLeft - 1;
    const isLast = index === respins.length - 1;
    const won = isLast ? sumUnits(coins) + hold.grandUnits : 0;
    return {
      ...start,
      fallen: start.grid.map(() => 0),
      wins: [],
      coins,
      respinsLeft,
      paid: Math.min(most, start.paid + won),
    };
  });
}

function sumUnits(prizes: readonly { units: number }[]): number {
  return prizes.reduce((sum, prize) => sum + prize.units, 0);
}
