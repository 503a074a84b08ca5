import type { PathParams } from './href.ts';
import * as paths from './paths.ts';

/** The token of the link in the e-mail. */
export interface ResetInput {
  readonly token: string;
}

export const resetPasswordPath = `${paths.forgotPassword}/:token`;

export function parseResetPassword({ token = '' }: PathParams): ResetInput {
  return { token };
}
