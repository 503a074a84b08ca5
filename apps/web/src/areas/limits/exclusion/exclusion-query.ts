import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';

/** The options end a period from now, so a page left open reads them again. */
const REFETCH_MS = 30_000;

/** Until when the account is closed or could be closed, by the server's clock. */
export function useClosing() {
  const query = callQuery(useApp(), 'GET /account/closing');
  return useQuery({ ...query, staleTime: 0, refetchInterval: REFETCH_MS, refetchOnWindowFocus: true });
}
