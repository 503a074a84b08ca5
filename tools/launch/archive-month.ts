import { LaunchProblem } from './launch-problem.ts';

/**
 * Parses `archive --before 2026-05`.
 *
 * @returns the first instant of the month in UTC; undefined if the words are another command
 * @throws LaunchProblem with one sentence for the user
 */
export function readArchiveMonth(words: readonly string[]): Date | undefined {
  const [verb, option, month = '', ...rest] = words;
  if (verb !== 'archive') return undefined;
  if (option !== '--before' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || rest.length > 0)
    throw new LaunchProblem('Usage: npm run maintenance -- archive --before 2026-05.');
  return new Date(`${month}-01T00:00:00Z`);
}
