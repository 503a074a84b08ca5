import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** With which properties choose their inputs; chance by default. A failure names the seed that it had. */
    seed: number | undefined;
  }
}

/* Runs before each file of the unit and database tests: the gate has the same inputs each time. */
const seed = inject('seed');
if (seed !== undefined) configureGlobal({ ...readConfigureGlobal(), seed });
