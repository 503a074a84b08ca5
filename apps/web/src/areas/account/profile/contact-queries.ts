import type { WireReply } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';

export type ContactChange = WireReply<'GET /account/contact-changes'>['data'][number];

/** The change of a contact that waits for its code. */
export function useOpenChange(kind: ContactChange['kind']): ContactChange | undefined {
  const { data: reply } = useQuery({ ...callQuery(useApp(), 'GET /account/contact-changes'), staleTime: 0 });
  return reply?.data.find((change) => change.kind === kind);
}

export function useReloadChanges(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['GET /account/contact-changes'] });
}
