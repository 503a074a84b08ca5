import { createFastDraw, playMany, provableGames } from '@baize/games';
import { parentPort } from 'node:worker_threads';
import { type PlayTask, seedOf } from './play-all.ts';

/*
 * A thread that plays one game after the other and posts the proof of each.
 */
const games = new Map(provableGames().map((game) => [game.name, game]));

parentPort?.on('message', ({ name, rounds }: PlayTask) => {
  const game = games.get(name);
  if (game === undefined) throw new Error(`no game is named ${name}`);
  parentPort?.postMessage(playMany(game, createFastDraw(seedOf(name)), rounds));
});
