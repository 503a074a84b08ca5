/** When a process started; empty if the system does not say, undefined if it has ended. */
export function startOf(pid: number): string | undefined;
