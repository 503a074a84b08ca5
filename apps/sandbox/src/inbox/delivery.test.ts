import { createServer, type AddressInfo, type Server } from 'node:net';

import { createHttpSms, createSmtpMail, type Letter, MessageUndelivered } from '@baize/providers';
import Fastify from 'fastify';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';

const letter: Letter = {
  siteId: 7,
  fromName: 'Çini Köşk',
  to: 'isik@posta.example',
  subject: 'Şifrenizi yenileyin',
  text: 'Merhaba',
  html: '<p>Merhaba</p>',
};
const closers: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startMailServer(options: SMTPServerOptions = {}) {
  const received: { from: string; to: string[]; user: string; source: string }[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username ?? '' }) : done(new Error('wrong')),
    onData(stream, { envelope, user }, done) {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          user: String(user),
          source,
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, port };
}

/** Takes connections and never says a word. */
async function startSilence(): Promise<number> {
  const sockets: { destroy(): void }[] = [];
  const server: Server = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

describe('letters by SMTP', () => {
  it('arrive with sender, both parts and their Turkish letters', async () => {
    const { received, port } = await startMailServer();
    const mail = createSmtpMail({ url: `smtp://kaya:p%40ss@127.0.0.1:${port}`, from: 'destek@cini.example' });
    await mail.send(letter);
    expect(received).toMatchObject([
      { from: 'destek@cini.example', to: ['isik@posta.example'], user: 'kaya' },
    ]);
    const source = received[0]?.source ?? '';
    expect(source).toMatch(/^From: =\?UTF-8\?.*<destek@cini\.example>/m);
    expect(source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(source).toContain('Content-Type: text/html; charset=utf-8');
  });

  it('an address cannot smuggle in a second receiver or a header', async () => {
    const { received, port } = await startMailServer({ authOptional: true });
    const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'destek@cini.example' });
    await mail
      .send({
        ...letter,
        to: 'isik@posta.example, other@posta.example',
        subject: 'a\r\nBcc: x@posta.example',
      })
      .catch(() => undefined);
    expect(received.flatMap(({ to }) => to)).not.toContain('other@posta.example');
    expect(received.map(({ source }) => source).join('')).not.toMatch(/^Bcc:/m);
  });

  it('a refusal is told without the receiver', async () => {
    const { port } = await startMailServer({
      authOptional: true,
      onRcptTo: ({ address }, _session, done) => done(new Error(`no such user ${address}`)),
    });
    const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'destek@cini.example' });
    const failure: unknown = await mail.send(letter).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MessageUndelivered);
    expect(String(failure)).toContain('EENVELOPE');
    expect(String(failure)).not.toContain('isik');
  });

  it('a silent server is given up', async () => {
    const port = await startSilence();
    const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@b.example', timeoutMs: 50 });
    await expect(mail.send(letter)).rejects.toThrow(MessageUndelivered);
  });
});

describe('short messages by HTTP', () => {
  const message = { siteId: 7, to: '+905325551010', text: 'Işık' };

  it('are posted with the key', async () => {
    const gateway = Fastify();
    closers.push(() => gateway.close());
    const taken: unknown[] = [];
    gateway.post('/send', async ({ headers, body }) => void taken.push([headers.authorization, body]));
    const url = `${await gateway.listen({ host: '127.0.0.1', port: 0 })}/send`;
    await createHttpSms({ url, key: 'abc', sender: 'BAIZE' }).send(message);
    expect(taken).toEqual([['Bearer abc', { to: '+905325551010', text: 'Işık', sender: 'BAIZE' }]]);
    const wrong = createHttpSms({ url: `${url}/nowhere`, key: 'abc', sender: 'BAIZE' });
    await expect(wrong.send(message)).rejects.toThrow(new MessageUndelivered('the SMS gateway answered 404'));
  });

  it('a silent gateway is given up', async () => {
    const url = `http://127.0.0.1:${await startSilence()}/send`;
    const sms = createHttpSms({ url, key: 'abc', sender: 'BAIZE', timeoutMs: 50 });
    await expect(sms.send(message)).rejects.toThrow(MessageUndelivered);
  });
});
