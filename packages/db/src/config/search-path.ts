import { delimiter } from 'node:path';

/** The folders of the executable search path. */
export function readSearchPath(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
}
