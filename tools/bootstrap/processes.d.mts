/** When a process started; empty if the system does not say, undefined if it has ended. */
export function startOf(pid: number): string | undefined;
/** Whether a process still runs, by its id and start time. */
export function isAlive(process: { readonly pid: number; readonly started: string }): boolean;
/** Whether a process with this id runs, of any user. A zombie does not. */
export function isRunning(pid: number): boolean;
