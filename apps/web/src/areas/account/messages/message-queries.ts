import type { WireBody } from '@baize/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { MessageFilter } from '../../../addresses/messages-address.ts';
import { useApp } from '../../../app/app.ts';
import {
  callQuery,
  concerns,
  useAccountEvents,
  useAlert,
  useCall,
  useUnreadMessages,
} from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';

const LIST = 'GET /account/messages';

export function useMessagePage(filter: MessageFilter, before?: number) {
  const query = { filter, ...(before !== undefined && { before }) };
  return useQuery({
    ...callQuery(useApp(), LIST, { query }),
    staleTime: 0,
    // A new message moves the start of every page but the first.
    ...(before !== undefined && { placeholderData: keepPreviousData }),
  });
}

/** Loads the lists again when the server announces that a message was written or read. */
export function useMessageUpdates(): void {
  const queries = useQueryClient();
  useAccountEvents((event) => {
    if (concerns(event, 'messages')) void queries.invalidateQueries({ queryKey: [LIST] });
  });
}

/** Marks messages as read; the count in the header follows the reply, and other pages the push. */
export function useMarkRead() {
  const t = useMessages();
  const call = useCall();
  const queries = useQueryClient();
  const { show } = useAlert();
  const { request } = useUnreadMessages();
  const [isMarking, setMarking] = useState(false);

  async function mark(body: WireBody<'POST /account/messages/read'>, isAsked: boolean): Promise<void> {
    const takeCount = request();
    setMarking(true);
    try {
      const { unread } = await call('POST /account/messages/read', { body });
      takeCount(unread);
      await queries.invalidateQueries({ queryKey: [LIST] });
    } catch {
      // What was only opened stays unread, which is no news to the player.
      if (isAsked) show({ kind: 'error', text: t('messages_mark_failed') });
    } finally {
      setMarking(false);
    }
  }

  return {
    isMarking,
    markOne: (id: number) => mark({ ids: [id] }, false),
    markUpTo: (id: number) => mark({ up_to: id }, true),
  };
}
