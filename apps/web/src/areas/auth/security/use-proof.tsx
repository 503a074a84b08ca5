import type { MessageKey } from '@baize/messages/keys';
import { type ReactNode, useState } from 'react';

import { deferred } from '../../../app/deferred.ts';
import { CallFailure } from '../../../call/index.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { StrongProofDialog } from './strong-proof-dialog.tsx';

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

/** Which refusals a proof lifts, and whether it takes more than the password. */
const strengths: Readonly<Record<string, Strength>> = {
  proof_needed: { isStrong: false },
  strong_proof_needed: { isStrong: true },
  proof_after_stop: { isStrong: true, lead: 'security_stop_lead' },
};

interface Strength {
  readonly isStrong: boolean;
  /** Why, if it is always the same reason. */
  readonly lead?: MessageKey;
}

interface Waiting extends Strength {
  readonly answer: (isProven: boolean) => void;
}

/**
 * For pages with sensitive changes: see `requireFreshProof` and `requireStrongProof` in the services.
 *
 * @param strongLead why more than the password is needed, if no money is about to leave
 */
export function useProof(strongLead?: MessageKey): Proof {
  const [waiting, setWaiting] = useState<Waiting>();

  async function ask(strength: Strength): Promise<boolean> {
    const { promise, resolve } = deferred<boolean>();
    setWaiting({ ...strength, answer: resolve });
    const isProven = await promise;
    setWaiting(undefined);
    return isProven;
  }

  async function withProof(work: () => Promise<void>): Promise<boolean> {
    let strength;
    try {
      await work();
      return true;
    } catch (failure) {
      strength = failure instanceof CallFailure ? strengths[failure.error] : undefined;
      if (strength === undefined) throw failure;
    }
    if (!(await ask(strength))) return false;
    await work();
    return true;
  }

  const answers = waiting && {
    onProven: () => waiting.answer(true),
    onClose: () => waiting.answer(false),
  };
  const dialog =
    answers &&
    (waiting?.isStrong ? (
      <StrongProofDialog lead={waiting.lead ?? strongLead} {...answers} />
    ) : (
      <ProofDialog {...answers} />
    ));
  return { withProof, dialog };
}
