import { useEffect } from 'react';

import { usePopups } from './popup-context.ts';
import { CallFailure } from '../call/index.ts';

const PHONE_UNVERIFIED = 621;

/** Opens the phone verification popup if a call was refused for lack of a verified phone. */
export function usePhonePrompt(error: unknown, { leavesHome }: { leavesHome: boolean }): void {
  const { open } = usePopups();
  useEffect(() => {
    if (error instanceof CallFailure && error.code === PHONE_UNVERIFIED)
      open({ name: 'verify-phone', message: error.message, leavesHome });
  }, [error, leavesHome, open]);
}
