import type { PathParams } from './href.ts';
import * as paths from './paths.ts';

/** The referring player, if the address names one. */
export interface RegisterInput {
  readonly referralId: string | undefined;
}

export const referralPath = `${paths.register}/:id`;

export function parseRegister({ id }: PathParams): RegisterInput {
  return { referralId: id };
}
