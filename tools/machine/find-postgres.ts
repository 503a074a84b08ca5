import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findOnPath, isProgram, versionsIn } from './find-program.ts';

export const oldestPostgres = 15;

/** An installed PostgreSQL server. */
export interface InstalledPostgres {
  /** The folder with postgres, initdb and the other programs. */
  readonly binFolder: string;
  readonly major: number;
}

/** The newest installed PostgreSQL of a supported version, or undefined. */
export function findPostgres(): InstalledPostgres | undefined {
  const onPath = findOnPath(['postgres']);
  const folders = [
    ...versionsIn('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(onPath === undefined ? [] : [path.dirname(onPath)]),
  ];
  return folders
    .filter((folder) => isProgram(path.join(folder, 'postgres')) && isProgram(path.join(folder, 'initdb')))
    .map((binFolder) => ({ binFolder, major: majorOf(path.join(binFolder, 'postgres')) }))
    .filter(({ major }) => major >= oldestPostgres)
    .toSorted((a, b) => b.major - a.major)[0];
}

/** pgbench, which the wallet benchmark compares with. */
export function findPgbench(): string | undefined {
  const beside = versionsIn('/usr/lib/postgresql').map(
    (version) => `/usr/lib/postgresql/${version}/bin/pgbench`,
  );
  return findOnPath(['pgbench']) ?? beside.find(isProgram);
}

function majorOf(postgres: string): number {
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)(\.\d+)?/.exec(stdout ?? '')?.[1] ?? 0);
}
