import { delimiter } from 'node:path';

/** The folders in which the machine looks for programs. */
export function readSearchPath(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
}
