import { useEffect } from 'react';

import { CallFailure } from '../call/index.ts';
import { useOpenPopup } from './popup-host.tsx';

const PHONE_NEEDED = 621;

/** Opens the popup about the phone where a call was refused because it is not verified. */
export function usePhoneDemand(error: unknown, { leavesHome }: { leavesHome: boolean }): void {
  const open = useOpenPopup();
  useEffect(() => {
    if (error instanceof CallFailure && error.code === PHONE_NEEDED)
      void open({ name: 'verify-phone', message: error.message, leavesHome });
  }, [error, leavesHome, open]);
}
