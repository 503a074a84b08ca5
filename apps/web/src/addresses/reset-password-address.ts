import * as paths from './paths.ts';

export const resetPasswordPath = `${paths.forgotPassword}/:token`;
