import type { FrameData } from '../frame/frame-page.ts';
import type { GameStep } from '../math/draw-game.ts';
import type { Controls } from './controls.ts';
import { element, fillText } from './frame-data.ts';
import { pause, type ReelView } from './reel-view.ts';
import type { WinView } from './win-view.ts';

/** How long a free game's wins are shown before the next one. */
const SHOW_MS = 1_400;

export interface FreeGamesStage {
  data: FrameData;
  reels: ReelView;
  wins: WinView;
  controls: Controls;
  /** Minor units per twentieth of the stake. */
  unitMinor: number;
}

/** Announces free games and plays their steps, which were drawn with the paid game. */
export async function playFreeGames(steps: readonly GameStep[], stage: FreeGamesStage): Promise<void> {
  const { data, reels, wins, controls, unitMinor } = stage;
  await announce(steps.length, data);
  const series = element('series');
  series.hidden = false;
  let units = 0;
  for (const [index, step] of steps.entries()) {
    const place = { number: index + 1, count: steps.length };
    series.textContent = fillText(data.texts.freeGame, {
      ...place,
      amount: controls.money(units * unitMinor),
    });
    wins.clear();
    reels.start();
    await reels.stop(step.window);
    units += step.units;
    wins.show(step, () => undefined, String);
    series.textContent = fillText(data.texts.freeGame, {
      ...place,
      amount: controls.money(units * unitMinor),
    });
    await pause(step.units > 0 ? SHOW_MS : SHOW_MS / 3);
  }
  series.hidden = true;
}

/** Waits for the player, so that they miss nothing. */
function announce(count: number, { texts, model }: FrameData): Promise<void> {
  const sheet = document.createElement('dialog');
  sheet.className = 'sheet announcement';
  const title = document.createElement('h2');
  title.textContent = fillText(texts.freeGamesWon, { count });
  const text = document.createElement('p');
  text.textContent = fillText(texts.freeGamesText, { multiplier: model.freeGameMultiplier });
  const start = document.createElement('button');
  start.type = 'button';
  start.className = 'action';
  start.textContent = texts.freeGamesStart;
  start.addEventListener('click', () => sheet.close());
  sheet.append(title, text, start);
  document.body.append(sheet);
  sheet.showModal();
  return new Promise((resolve) => {
    sheet.addEventListener('close', () => {
      sheet.remove();
      resolve();
    });
  });
}
