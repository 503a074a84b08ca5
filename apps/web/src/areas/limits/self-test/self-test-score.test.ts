import { expect, it } from 'vitest';

import { answers, questions, scoreAnswers } from './self-test-score.ts';

/** Nine answers with this total. */
function answersOf(total: number): number[] {
  return questions.map((_, index) => Math.min(3, Math.max(0, total - index * 3)));
}

it('has nine questions of four answers', () => {
  expect(new Set(questions).size).toBe(9);
  expect(answers).toHaveLength(4);
});

it('has the bands 0, 1 to 2, 3 to 7, and 8 and more', () => {
  const found = Array.from({ length: 28 }, (_, total) => scoreAnswers(answersOf(total)));
  expect(found.map(({ score }) => score)).toEqual(Array.from({ length: 28 }, (_, total) => total));
  const scoresOf = (band: string) => found.filter((one) => one.band === band).map(({ score }) => score);
  expect(scoresOf('none')).toEqual([0]);
  expect(scoresOf('low')).toEqual([1, 2]);
  expect(scoresOf('moderate')).toEqual([3, 4, 5, 6, 7]);
  expect(scoresOf('high')).toEqual(Array.from({ length: 20 }, (_, index) => index + 8));
});
