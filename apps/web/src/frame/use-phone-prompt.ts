import { useEffect } from 'react';

import { usePopups } from './popup-context.ts';
import { CallFailure } from '../call/index.ts';

const PHONE_UNVERIFIED = 621;

/** Opens the popup about the phone where a call was refused because it is not verified. */
export function usePhonePrompt(error: unknown, { leavesHome }: { leavesHome: boolean }): void {
  const { open } = usePopups();
  useEffect(() => {
    if (error instanceof CallFailure && error.code === PHONE_UNVERIFIED)
      void open({ name: 'verify-phone', message: error.message, leavesHome });
  }, [error, leavesHome, open]);
}
