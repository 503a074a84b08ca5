import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import { openJournal } from '../journal/journal.ts';
import { addInboxConsole } from './add-inbox-console.ts';
import { addInboxRoute } from './add-inbox-route.ts';
import { createInbox } from './inbox.ts';
import { type InboxEntry, keepInbox } from './inbox-entry.ts';

/** The inbox for all e-mail and SMS: a signed call that receives them, and a console. */
export async function addInbox(app: FastifyInstance, { config, clock, ids }: SandboxParts): Promise<void> {
  const { journal, entries } = await openJournal<InboxEntry>(
    join(config.dataFolder, 'inbox.jsonl'),
    keepInbox,
  );
  const inbox = createInbox({ journal, entries, clock, ids });
  await app.register(async (signed) => addInboxRoute(signed, { inbox, keys: config.keys, clock }));
  addInboxConsole(app, inbox);
  app.addHook('onClose', () => journal.close());
}
