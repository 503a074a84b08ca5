import { type ReactNode, useState } from 'react';

import { CallFailure } from '../../../call/index.ts';
import { ProofDialog } from './proof-dialog.tsx';

export interface Proof {
  /**
   * Does something that the server may refuse until the player confirms who they are. Then it asks, and does it again.
   *
   * @returns false if the player cancelled
   * @throws CallFailure
   */
  withProof(work: () => Promise<void>): Promise<boolean>;
  /** Render it anywhere on the page. */
  readonly dialog: ReactNode;
}

/** For pages with sensitive changes: see `requireFreshProof` in the services. */
export function useProof(): Proof {
  const [waiting, setWaiting] = useState<(isProven: boolean) => void>();

  async function ask(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setWaiting(() => resolve);
    const isProven = await promise;
    setWaiting(undefined);
    return isProven;
  }

  async function withProof(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.error !== 'proof_needed') throw failure;
    }
    if (!(await ask())) return false;
    await work();
    return true;
  }

  const dialog = waiting && <ProofDialog onProven={() => waiting(true)} onClose={() => waiting(false)} />;
  return { withProof, dialog };
}
