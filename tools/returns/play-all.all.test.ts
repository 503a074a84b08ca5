import { provableGames } from '@baize/games';
import { expect, test } from 'vitest';
import { playAll, seedOf } from './play-all.ts';

test('every game is played once, with the same result on any number of threads', async () => {
  const tasks = ['roulette, red', 'keno, 4 of 80', 'plinko, 8 rows low'].map((name) => ({
    name,
    rounds: 500,
  }));
  const played: string[] = [];
  const one = await playAll(tasks, { threads: 1, onProof: ({ name }) => void played.push(name) });
  expect(played).toEqual(tasks.map(({ name }) => name));
  const two = await playAll(tasks, { threads: 2, onProof: () => undefined });
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(two.toSorted(byName)).toEqual(one.toSorted(byName));
});

test('an unknown game ends the run', async () => {
  const tasks = [{ name: 'poker', rounds: 10 }];
  await expect(playAll(tasks, { threads: 2, onProof: () => undefined })).rejects.toThrow('poker');
});

test('every game has its own seed', () => {
  const seeds = provableGames().map(({ name }) => seedOf(name));
  expect(new Set(seeds).size).toBe(seeds.length);
});
