import { figuresOf, richWeightFor, type SlotModel, slotModels } from '@baize/games';
import { describe, expect, it } from 'vitest';

import { pageModelOf } from '../slots/page-model.ts';
import { SLOT_TEXTS } from '../slots/slot-texts.ts';
import { describeFigures } from './figures.ts';
import { countsText, describeFeatures, describeWins } from './paytable.ts';

const number = new Intl.NumberFormat('tr');
const money = (units: number) => `₺${units}`;

function modelOf(id: string): SlotModel {
  const model = slotModels.find((known) => known.id === id);
  if (model === undefined) throw new RangeError(id);
  return model;
}
const wins = (id: string) => describeWins(pageModelOf(modelOf(id)), SLOT_TEXTS.tr, number).join(' ');
const features = (id: string) => describeFeatures(pageModelOf(modelOf(id)), SLOT_TEXTS.tr, money).join(' ');

describe('the information of a game', () => {
  it.each([
    ['bold-ten', '10 çizgiden'],
    ['even-243', '243 yol'],
    ['wide-1024', '1.024 yol'],
    ['shifting-117649', 'en çok 117.649'],
    ['shifting-117649', '2 ile 7 arasında'],
    ['rising-clusters', 'en az 5 eşit'],
    ['rising-clusters', '×1, ×1, ×2, ×2, ×3, ×3, ×4'],
    ['climbing-eight', 'en az 8 eşit'],
    ['climbing-eight', 'üsttekiler aşağı düşer'],
    ['doubling-three', '2 ile çarpar'],
  ])('of %s says how it pays: %s', (id, words) => {
    expect(wins(id)).toContain(words);
  });

  it('names no tumbles, wilds or ladders that a game lacks', () => {
    expect(wins('even-243')).not.toContain('üsttekiler');
    expect(wins('climbing-eight')).not.toContain('Joker');
    expect(wins('climbing-eight')).not.toContain('×1');
  });

  it.each([
    ['steady-twenty', '3 bonus ₺40 öder ve 8 ücretsiz oyun açar'],
    ['steady-twenty', '2 katı'],
    ['steady-twenty', '3 bonus 8 oyun daha ekler'],
    ['even-243', '3 bonus ₺100 öder.'],
    ['bursting-clusters', '3 bonus 10 ücretsiz oyun açar'],
    ['bursting-clusters', '2 artar'],
    ['shifting-117649', 'en çok 40 ücretsiz oyun'],
    ['locked-six', 'En az 6 altın'],
    ['locked-six', '₺20 ile ₺100 arasında'],
    ['locked-six', 'Büyük (₺2000), Küçük (₺500), Mini (₺200)'],
    ['locked-six', 'Dev ödül, ₺20000'],
  ])('of %s says what its features do: %s', (id, words) => {
    expect(features(id)).toContain(words);
  });

  it('says so if there is no feature', () => {
    expect(features('plain-three')).toBe(SLOT_TEXTS.tr.sheet.noFeature);
  });

  it('leaves no placeholder', () => {
    for (const { id } of slotModels)
      expect(wins(id) + features(id)).not.toMatch(/[{}]|NaN|undefined|Infinity/);
  });

  it('states volatility, rates and the odds of the top win by the mathematics', () => {
    const model = modelOf('locked-six');
    const figures = figuresOf({ model, richWeight: richWeightFor(model, 9_640) });
    expect(Object.fromEntries(describeFigures(figures, SLOT_TEXTS.en, 'en'))).toEqual({
      Volatility: '3/5 · medium',
      'Games with a prize': '22.3%',
      'Games that pay more than the stake': expect.stringMatching(/^\d\d\.\d%$/),
      'Frequency of the feature': '1 in 123 games',
      'Highest win of a round': '1,000 times the stake',
      'Odds of the highest win': '1 in 41,400 games',
    });
    const rare = Object.fromEntries(describeFigures({ ...figures, topWinChance: 0 }, SLOT_TEXTS.en, 'en'));
    expect(rare['Odds of the highest win']).toBe('never seen in measurements');
  });

  it('has the same texts in both languages', () => {
    const keysOf = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, own]) => keysOf(own).map((rest) => `${key}.${rest}`))
        : [''];
    expect(keysOf(SLOT_TEXTS.tr)).toEqual(keysOf(SLOT_TEXTS.en));
    const placeholders = (texts: unknown) =>
      JSON.stringify(texts)
        .match(/\{\w+\}/g)
        ?.toSorted();
    expect(placeholders(SLOT_TEXTS.tr)).toEqual(placeholders(SLOT_TEXTS.en));
  });
});

it.each([
  [5, 6, '5'],
  [8, 10, '8–9'],
  [12, 15, '12–14'],
  [15, undefined, '15 ve üstü'],
] as const)('prizes from %i up to %s touching symbols are of %s', (count, next, text) => {
  expect(countsText(count, next, '{count} ve üstü')).toBe(text);
});
