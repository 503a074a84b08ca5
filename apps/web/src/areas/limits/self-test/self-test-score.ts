/** The nine questions of the Problem Gambling Severity Index, in their order. */
export const questions = [
  'limits_question_1',
  'limits_question_2',
  'limits_question_3',
  'limits_question_4',
  'limits_question_5',
  'limits_question_6',
  'limits_question_7',
  'limits_question_8',
  'limits_question_9',
] as const;

/** What each question can be answered with; the position is its score. */
export const answers = ['limits_answer_0', 'limits_answer_1', 'limits_answer_2', 'limits_answer_3'] as const;

export type Band = 'none' | 'low' | 'moderate' | 'high';

/** The least score of each band, as Ferris and Wynne (2001) set them. */
const bands: readonly (readonly [least: number, band: Band])[] = [
  [8, 'high'],
  [3, 'moderate'],
  [1, 'low'],
  [0, 'none'],
];

/** Scores complete answers, of 0 to 3 each. */
export function scoreAnswers(given: readonly number[]): { readonly score: number; readonly band: Band } {
  const score = given.reduce((sum, answer) => sum + answer, 0);
  return { score, band: bands.find(([least]) => score >= least)?.[1] ?? 'none' };
}
