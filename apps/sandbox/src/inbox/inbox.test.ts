import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import {
  createKeyRing,
  createSandboxInbox,
  type Email,
  MessageUndelivered,
  createProviderClient,
  smsText,
} from '@baize/providers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import type { InboxEntry } from './inbox-entry.ts';
import { testConfig } from '../testing/test-config.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const email: Email = {
  id: '41',
  siteId: 7,
  fromName: 'Çini <Köşk>',
  to: 'isik@posta.example',
  subject: 'Şifreniz <b>yeni</b>',
  text: 'Merhaba Işık,\n\nhttp://localhost:3000/a?b=1&c=2',
  html: '<!doctype html><p>Merhaba<script>alert(1)</script></p>',
};

describe('the inbox', () => {
  let folder = '';
  let sandbox: FastifyInstance;
  let baseUrl = '';

  async function start(): Promise<void> {
    sandbox = await createSandbox({
      config: testConfig({ dataFolder: folder, keys }),
      clock,
      ids: createIdMaker(clock),
    });
    baseUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inbox-'));
    await start();
  });
  afterEach(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const port = (ring = keys) =>
    createSandboxInbox({ client: createProviderClient(), baseUrl, keys: ring, clock });
  const read = async (to = '') => {
    const answer = await sandbox.inject({ url: '/inbox.json', query: { to } });
    return answer.json<{ messages: InboxEntry[] }>().messages;
  };

  it('stores e-mails and SMS, newest first, also across a restart', async () => {
    await port().mail.send(email);
    await port().sms.send({ id: '42', siteId: 8, to: '+905325551010', text: smsText('Kod: 123456') });
    const known = await read();
    expect(known.map(({ kind, siteId }) => [kind, siteId])).toEqual([
      ['sms', 8],
      ['mail', 7],
    ]);
    await sandbox.close();
    await start();
    expect(await read()).toEqual(known);
  });

  it('filters by address and by number', async () => {
    await port().mail.send(email);
    await port().sms.send({ id: '42', siteId: 7, to: '+905325551010', text: smsText('Kod: 123456') });
    expect(await read('ISIK@posta.example')).toMatchObject([{ subject: email.subject, html: email.html }]);
    expect(await read('+905325551010')).toMatchObject([{ text: 'Kod: 123456' }]);
    expect(await read('kimse@posta.example')).toEqual([]);
  });

  it('stores repeats with the same id once per brand, also across a restart', async () => {
    await port().mail.send(email);
    await port().mail.send(email);
    await sandbox.close();
    await start();
    await port().mail.send(email);
    expect(await read()).toHaveLength(1);
    await port().mail.send({ ...email, siteId: 8 });
    await port().mail.send({ ...email, id: '43' });
    expect(await read()).toHaveLength(3);
  });

  it('refuses messages without a valid key', async () => {
    const foreign = port(createKeyRing(['x'.repeat(40)]));
    await expect(foreign.mail.send(email)).rejects.toThrow(MessageUndelivered);
    const bare = await sandbox.inject({ method: 'POST', url: '/inbox/messages', payload: { kind: 'sms' } });
    expect(bare.statusCode).toBe(401);
    expect(await read()).toEqual([]);
  });

  it('shows e-mails in a sandboxed frame', async () => {
    await port().mail.send(email);
    const [entry] = await read();
    const page = await sandbox.inject('/inbox');
    expect(page.body).toContain('Şifreniz &lt;b&gt;yeni&lt;/b&gt;');
    expect(page.body).toContain(
      `sandbox="allow-popups allow-popups-to-escape-sandbox" src="/inbox/${entry?.id}/mail"`,
    );
    expect(page.body).toContain('<a href="http://localhost:3000/a?b=1&amp;c=2" target="_blank">');
    const framed = await sandbox.inject(`/inbox/${entry?.id}/mail`);
    const policy = String(framed.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
    expect(policy).not.toContain('allow-scripts');
    expect((await sandbox.inject('/inbox/m1/mail')).statusCode).toBe(404);
  });
});
