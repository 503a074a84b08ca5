import { BrandError } from '@baize/brand';
import { MigrationError, NoWorkerNumber } from '@baize/db';
import { EmbeddedError } from '@baize/db/embedded';
import { LaunchProblem } from './launch-problem.ts';

/** Errors whose message is for the user. */
const plainErrors = [LaunchProblem, EmbeddedError, BrandError, MigrationError, NoWorkerNumber];

/** What to print for an error that ended a start: its sentence, or the whole stack if it is a bug. */
export function explainProblem(error: unknown): string {
  if (plainErrors.some((kind) => error instanceof kind) && error instanceof Error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
