import type { ChangeGroup } from './change.ts';
import type { TrialResult } from './try-changes.ts';

export function formatTrial({ change, isNoticed, seconds }: TrialResult): string {
  const verdict = isNoticed ? 'noticed  ' : 'UNNOTICED';
  return `${verdict} ${seconds.toFixed(0).padStart(3)} s  ${change.file}: ${change.promise}`;
}

export interface GroupScore {
  readonly name: string;
  readonly noticed: number;
  readonly tried: number;
  readonly isEnough: boolean;
}

/** How many changes of each group were noticed; groups without a trial are omitted. */
export function scoreGroups(groups: readonly ChangeGroup[], results: readonly TrialResult[]): GroupScore[] {
  return groups.flatMap(({ name, atLeast }) => {
    const own = results.filter(({ group }) => group.name === name);
    const noticed = own.filter(({ isNoticed }) => isNoticed).length;
    if (own.length === 0) return [];
    return [{ name, noticed, tried: own.length, isEnough: noticed >= own.length * atLeast }];
  });
}

/** A row for each group, then the changes that no test noticed. */
export function formatScores(scores: readonly GroupScore[], results: readonly TrialResult[]): string {
  const width = Math.max(...scores.map(({ name }) => name.length), 'all'.length);
  const total = {
    name: 'all',
    noticed: results.filter(({ isNoticed }) => isNoticed).length,
    tried: results.length,
    isEnough: scores.every(({ isEnough }) => isEnough),
  };
  const rows = [...scores, total].map(({ name, noticed, tried, isEnough }) => {
    const percent = ((noticed / tried) * 100).toFixed(1).padStart(5);
    return `${name.padEnd(width)}  ${noticed} of ${tried}  ${percent} %${isEnough ? '' : '  too few'}`;
  });
  const unnoticed = results
    .filter(({ isNoticed }) => !isNoticed)
    .map(({ change: { file, find, replace, promise } }) =>
      [`${file}: ${promise}`, `  - ${find}`, `  + ${replace}`].join('\n'),
    );
  return ['', ...rows, ...(unnoticed.length > 0 ? ['', 'Unnoticed:', ...unnoticed] : []), ''].join('\n');
}
