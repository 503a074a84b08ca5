import { composeAtlas, symbolExists } from '@baize/art';
import { expect, it } from 'vitest';

import { demoGames } from './catalogue.ts';
import { gameArt } from './art/game-art.ts';
import { liveSlotRows } from './import/live-slot-rows.ts';
import { walletGameRows } from './import/wallet-game-rows.ts';
import { liveSlots } from './live-slots.ts';
import { pictureSpecs } from './pictures/picture-specs.ts';
import { sportsbooks } from './sports-providers.ts';

it('the two live slots state the figures of the models that they play', () => {
  expect(
    liveSlotRows.map(({ id, play, rtpBasisPoints, lines, type, provider }) => ({
      id,
      play,
      rtpBasisPoints,
      lines,
      type,
      provider,
    })),
  ).toEqual([
    {
      id: 900_301,
      play: 'slots/stacked-twenty-five',
      rtpBasisPoints: 9_600,
      lines: 25,
      type: 'live_slot',
      provider: 'sandbox-studio',
    },
    {
      id: 900_302,
      play: 'slots/rolling-243',
      rtpBasisPoints: 9_600,
      lines: null,
      type: 'live_slot',
      provider: 'sandbox-studio',
    },
  ]);
});

it('they have names, pictures and symbols of their own', () => {
  const names = new Set(demoGames().map(({ name }) => name.tr));
  for (const { id, name, art } of liveSlots) {
    expect(names).not.toContain(name.tr);
    expect(pictureSpecs().get(art.picture.name)).toBe(art.picture);
    expect(gameArt().get(String(id))).toBe(art);
    const symbols = [art.picture.hero, art.scatter, ...art.companions];
    expect(symbols.filter((symbol) => !symbolExists(symbol))).toEqual([]);
    const words = { wild: 'W', scatter: 'S', mini: 'MI', minor: 'MN', major: 'MJ', grand: 'G' };
    expect(composeAtlas(art, words)).toContain('<svg');
  }
});

it('the games of other wallets have pictures in the format of their rows', () => {
  const shapes = walletGameRows.map(({ picture }) => pictureSpecs().get(picture)?.shape);
  expect(shapes).toEqual(walletGameRows.map(({ shape }) => shape));
});

it('no two games share an id', () => {
  const ids = [
    ...[...demoGames(), ...walletGameRows, ...liveSlotRows].map(({ id }) => id),
    ...sportsbooks.map(({ gameId }) => gameId),
  ];
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
