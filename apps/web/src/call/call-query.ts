import type { CallKey, WireReply } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';

import type { App, Call } from '../app/app.ts';
import { useApp } from '../app/app.ts';
import type { CallRequest } from './call-request.ts';

const FRESH_MS = 60_000;

/** A call as a query; its key is the call with its request. */
export function callQuery<Key extends CallKey>(
  app: Pick<App, 'call'>,
  key: Key,
  request: CallRequest<Key> = {},
) {
  return queryOptions<WireReply<Key>>({
    queryKey: [key, request],
    queryFn: ({ signal }) => app.call(key, { ...request, signal }),
    staleTime: FRESH_MS,
  });
}

export function useCall(): Call {
  return useApp().call;
}
