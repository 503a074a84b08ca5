import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** False in the gate, `npm test`, which takes a sample of inputs; `npm run test:all` and a narrowed run take all. */
    takesAll: boolean;
  }
}

export const takesAll = (): boolean => inject('takesAll');

/** The inputs of a row of similar tests: all of them, or in `npm test` only those of the sample. */
export function inputsOf<Input>(all: readonly Input[], isInSample: (input: Input) => boolean): Input[] {
  const inputs = all.filter((input) => takesAll() || isInSample(input));
  if (inputs.length === 0) throw new Error('the sample is empty');
  return inputs;
}

/**
 * The same for plays of games.
 *
 * @param sample plays that have a client of their own each
 * @throws Error if one of them is not in the list
 */
export function playsOf<Input extends { readonly play: string }>(
  all: readonly Input[],
  ...sample: readonly string[]
): Input[] {
  const missing = sample.filter((name) => all.every(({ play }) => play !== name));
  if (missing.length > 0) throw new Error(`not in the list: ${missing.join(', ')}`);
  return inputsOf(all, ({ play }) => sample.includes(play));
}
