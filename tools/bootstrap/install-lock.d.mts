export interface InstallLock {
  /** Keeps the lock until this process ends too. */
  nameInstaller(pid: number): void;
  release(): void;
}

/** Takes the lock of an install as soon as no other process has it. */
export function takeInstallLock(lockPath: string): Promise<InstallLock>;
