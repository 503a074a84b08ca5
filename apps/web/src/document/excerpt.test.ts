import { expect, it } from 'vitest';

import { excerpt, questionsOf } from './excerpt.ts';

it('ends an excerpt at a word boundary', () => {
  expect(excerpt('kısa')).toBe('kısa');
  const long = excerpt('uzun sözler, '.repeat(30));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/(?:uzun|sözler)…$/);
});

it('finds questions only if there are any', () => {
  expect(questionsOf('<p>metin</p>')).toEqual([]);
  expect(questionsOf('<h3>Soru?</h3>')).toEqual([]);
  expect(questionsOf('<h3>Soru?</h3><p>Yanıt.</p><h2>Sonra</h2><p>x</p>')).toEqual([
    { question: 'Soru?', answer: 'Yanıt.' },
  ]);
});
