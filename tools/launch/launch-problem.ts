/** A problem that the user can fix; its message is one sentence that says how. */
export class LaunchProblem extends Error {
  override readonly name = 'LaunchProblem';
}

/** The code of a system error, such as `EADDRINUSE`, or undefined. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
