/** Something that the person at the keyboard can put right; its message is one whole sentence saying how. */
export class LaunchProblem extends Error {
  override readonly name = 'LaunchProblem';
}

/** The code of a system error, such as `EADDRINUSE`, or undefined. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
