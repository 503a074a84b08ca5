import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../bootstrap/processes.mjs';

/** libfaketime's shared memory, named by the process that made it. */
const MEMORY = /^(?:faketime_shm|sem\.faketime_sem)_(\d+)$/;

/** A clock that starts at a chosen instant and goes on at the usual speed. */
export interface ShiftedClock {
  readonly at: Date;
  /** The path of the library that programs preload; `writeClockLibrary` writes it. */
  readonly library: string;
}

/**
 * In a signal handler that interrupts one of these, libfaketime shows the machine's time, and PostgreSQL's time-outs would
 * never come. They wait for a length of time, which needs no shift.
 */
const WAITS = ['epoll_wait', 'epoll_pwait'];

/**
 * Writes libfaketime without the functions that break time-outs: the linker doesn't find them by another name, and takes
 * those of the C library.
 *
 * @returns its path
 */
export function writeClockLibrary(libfaketime: string, folder: string): string {
  const library = readFileSync(libfaketime);
  for (const name of WAITS) {
    // The first is the table of the linker, and the next one a constant of the library.
    const at = library.indexOf(`\0${name}\0`);
    if (at >= 0) library.write('_', at + 1);
  }
  const copy = path.join(folder, path.basename(libfaketime));
  writeFileSync(copy, library, { mode: 0o755 });
  return copy;
}

/**
 * The environment of programs whose clock shows the chosen instant now. All of them, whenever they start, add the same to
 * the machine's time.
 */
export function shiftedEnvironment({ at, library }: ShiftedClock, now: Date): Record<string, string> {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const others = process.env['LD_PRELOAD'];
  return {
    LD_PRELOAD: others ? `${library}:${others}` : library,
    FAKETIME: `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s`,
    // Timers and time-outs go by the monotonic clock; with the fix, for an old C library, Chromium's end too early.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    // Node asks the kernel for the times of files, so PostgreSQL has to see the same ones.
    NO_FAKE_STAT: '1',
  };
}

/**
 * Removes the shared memory of processes that were killed: libfaketime ends a process whose id is that of a former one.
 *
 * @param shared the system's folder of shared memory
 */
export function removeSharedMemory(shared = '/dev/shm'): void {
  for (const name of readdirSync(shared)) {
    const pid = MEMORY.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(path.join(shared, name), { force: true });
  }
}
