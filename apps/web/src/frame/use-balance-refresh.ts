import { useState } from 'react';

import { useSession } from '../call/index.ts';

/** Reloads the player's profile, with its balance. */
export function useBalanceRefresh() {
  const { refreshProfile } = useSession();
  const [isRefreshing, setRefreshing] = useState(false);
  function refresh() {
    setRefreshing(true);
    void refreshProfile().finally(() => setRefreshing(false));
  }
  return { isRefreshing, refresh };
}
