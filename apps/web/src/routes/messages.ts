import { type MessagesInput, messagesSearchNames, parseMessages } from '../addresses/messages-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

export const messagesRoute = defineRoute<MessagesInput>({
  paths: [paths.messages],
  access: 'player',
  title: 'site_messages',
  bodyClass: 'messages',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: messagesSearchNames,
  parse: (_, search) => parseMessages(search),
  source: 'areas/account/messages/messages-page.tsx',
  view: async () => (await import('../areas/account/messages/messages-page.tsx')).MessagesPage,
});
