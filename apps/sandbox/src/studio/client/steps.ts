import { type Coin, type Frame, replay, type SlotScript } from '@baize/games/slots/script';

/** What a page shows of a round, in its order. */
export type Step =
  /** A new board of the paid game or a free one. */
  | { readonly kind: 'board'; readonly frame: Frame }
  | { readonly kind: 'wins'; readonly frame: Frame }
  /** The wins of the board before vanish, and others fall. */
  | { readonly kind: 'tumble'; readonly before: Frame; readonly frame: Frame }
  /** The feature begins. */
  | { readonly kind: 'freeGames'; readonly frame: Frame; readonly count: number }
  | { readonly kind: 'freeGame'; readonly number: number; readonly count: number; readonly units: number }
  | { readonly kind: 'moreFreeGames'; readonly added: number; readonly count: number }
  | { readonly kind: 'freeGamesOver'; readonly count: number; readonly units: number }
  | { readonly kind: 'hold'; readonly frame: Frame }
  | { readonly kind: 'respin'; readonly frame: Frame; readonly added: readonly Coin[] }
  | {
      readonly kind: 'coinsPaid';
      readonly frame: Frame;
      /** All coins, without the grand. */
      readonly units: number;
      readonly grandUnits: number;
    };

/** The order in which a script is shown. */
export function stepsOf(script: SlotScript): Step[] {
  const frames = replay(script);
  const unitsBefore = lastOf(frames, 0)?.paid ?? 0;
  let count = 0;
  const steps = script.games.flatMap((game, index): Step[] => {
    const own = frames.filter((frame) => frame.game === index);
    const drops = own.slice(0, game.drops.length);
    const heading: Step[] =
      index === 0
        ? []
        : [
            {
              kind: 'freeGame',
              number: index,
              count,
              units: (lastOf(frames, index - 1)?.paid ?? 0) - unitsBefore,
            },
          ];
    const added = game.freeGames ?? 0;
    count += added;
    return [
      ...heading,
      ...stepsOfDrops(drops),
      ...stepsOfHold(script, index, own),
      ...stepsOfAward(drops.at(-1), added, count),
    ];
  });
  const played = script.games.length - 1;
  if (played > 0) steps.push({ kind: 'freeGamesOver', count: played, units: script.units - unitsBefore });
  return steps;
}

function stepsOfDrops(drops: readonly Frame[]): Step[] {
  return drops.flatMap((frame, index): Step[] => {
    const before = drops[index - 1];
    const board: Step = before ? { kind: 'tumble', before, frame } : { kind: 'board', frame };
    return frame.wins.length > 0 ? [board, { kind: 'wins', frame }] : [board];
  });
}

/** @param count of all free games so far */
function stepsOfAward(frame: Frame | undefined, added: number, count: number): Step[] {
  if (frame === undefined || added === 0) return [];
  return [frame.game === 0 ? { kind: 'freeGames', frame, count } : { kind: 'moreFreeGames', added, count }];
}

function stepsOfHold({ games }: SlotScript, index: number, own: readonly Frame[]): Step[] {
  const game = games[index];
  if (game?.hold === undefined) return [];
  const { respins, grandUnits } = game.hold;
  const [start] = own.slice(game.drops.length - 1);
  const shown = own.slice(game.drops.length);
  const last = shown.at(-1);
  if (start === undefined || last === undefined) return [];
  return [
    { kind: 'hold', frame: start },
    ...respins.flatMap((added, number): Step[] => {
      const frame = shown[number];
      return frame ? [{ kind: 'respin', frame, added }] : [];
    }),
    {
      kind: 'coinsPaid',
      frame: last,
      units: last.coins.reduce((sum, { units }) => sum + units, 0),
      grandUnits,
    },
  ];
}

function lastOf(frames: readonly Frame[], game: number): Frame | undefined {
  return frames.findLast((frame) => frame.game === game);
}
