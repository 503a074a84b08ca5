import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import {
  createHttpSms,
  createSmtpMail,
  type Email,
  MessageUndelivered,
  createProviderClient,
  smsText,
} from '@baize/providers';
import Fastify from 'fastify';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';

const email: Email = {
  id: '41',
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

/** A broken server; `closed` counts connections that have ended. */
async function startBroken(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  let closed = 0;
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      closed += 1;
    });
    socket.resume();
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, closed: () => closed };
}

/** Sends one character at a time, each within any idle limit, forever. */
function drip(socket: Socket, text: string): void {
  let place = 0;
  const timer = setInterval(() => socket.write(text[place++ % text.length] ?? ''), 10);
  socket.on('close', () => clearInterval(timer));
}

const silent = () => undefined;
const hangUp = (socket: Socket) => void socket.destroy();

/** A port without a listener. */
async function findClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('e-mails by SMTP', () => {
  it('arrive with sender, both parts and Turkish characters', async () => {
    const { received, port } = await startMailServer();
    const mail = createSmtpMail({
      client: createProviderClient(),
      url: `smtp://kaya:p%40ss@127.0.0.1:${port}`,
      from: 'destek@cini.example',
    });
    await mail.send(email);
    expect(received).toMatchObject([
      { from: 'destek@cini.example', to: ['isik@posta.example'], user: 'kaya' },
    ]);
    const source = received[0]?.source ?? '';
    expect(source).toMatch(/^From: =\?UTF-8\?.*<destek@cini\.example>/m);
    expect(source).toMatch(/^Message-ID: <41@cini\.example>/m);
    expect(source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(source).toContain('Content-Type: text/html; charset=utf-8');
  });

  it('an address cannot inject a second receiver or a header', async () => {
    const { received, port } = await startMailServer({ authOptional: true });
    const mail = createSmtpMail({
      client: createProviderClient(),
      url: `smtp://127.0.0.1:${port}`,
      from: 'destek@cini.example',
    });
    await mail
      .send({
        ...email,
        to: 'isik@posta.example, other@posta.example',
        subject: 'a\r\nBcc: x@posta.example',
      })
      .catch(() => undefined);
    expect(received.flatMap(({ to }) => to)).not.toContain('other@posta.example');
    expect(received.map(({ source }) => source).join('')).not.toMatch(/^Bcc:/m);
  });

  it('a refusal is reported without the receiver', async () => {
    const { port } = await startMailServer({
      authOptional: true,
      onRcptTo: ({ address }, _session, done) => done(new Error(`no such user ${address}`)),
    });
    const mail = createSmtpMail({
      client: createProviderClient(),
      url: `smtp://127.0.0.1:${port}`,
      from: 'destek@cini.example',
    });
    const failure: unknown = await mail.send(email).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MessageUndelivered);
    expect(String(failure)).toContain('EENVELOPE');
    expect(String(failure)).not.toContain('isik');
  });

  it.each([
    ['never speaks', silent],
    ['hangs up', hangUp],
    ['closes during its greeting', (socket: Socket) => void socket.end('220 mail')],
    ['sends an endless greeting', (socket: Socket) => drip(socket, '220-wait\r\n')],
    ['sends garbage', (socket: Socket) => void socket.write('HTTP/1.1 200 OK\r\n\r\n')],
    ['is full', (socket: Socket) => void socket.end('421 too busy\r\n')],
  ])('a server that %s is abandoned and its connection closed', async (_, behave) => {
    const { port, closed } = await startBroken(behave);
    const mail = createSmtpMail({
      client: createProviderClient(),
      url: `smtp://127.0.0.1:${port}`,
      from: 'a@b.example',
      timeoutMs: 100,
    });
    const failure: unknown = await mail.send(email).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MessageUndelivered);
    expect(String(failure)).not.toMatch(/isik|Merhaba/);
    await vi.waitFor(() => expect(closed()).toBe(1));
  });

  it('a server that closes after the e-mail has not accepted it', async () => {
    const { port } = await startMailServer({ authOptional: true, onData: () => undefined });
    const mail = createSmtpMail({
      client: createProviderClient(),
      url: `smtp://127.0.0.1:${port}`,
      from: 'a@b.example',
      timeoutMs: 100,
    });
    await expect(mail.send(email)).rejects.toThrow(MessageUndelivered);
  });

  it('a server with an endless reply is abandoned, although it is never idle for long', async () => {
    const { port, closed } = await startBroken((socket) => {
      socket.write('220 mail\r\n');
      socket.once('data', () => drip(socket, '250-wait\r\n'));
    });
    const mail = createSmtpMail({
      client: createProviderClient(),
      url: `smtp://127.0.0.1:${port}`,
      from: 'a@b.example',
      timeoutMs: 200,
    });
    await expect(mail.send(email)).rejects.toThrow(MessageUndelivered);
    await vi.waitFor(() => expect(closed()).toBe(1));
  }, 10_000);

  it('refused addresses do not stop e-mails to others', async () => {
    const { received, port } = await startMailServer({
      authOptional: true,
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('nobody') ? done(new Error('no such user')) : done(),
    });
    const mail = createSmtpMail({
      client: createProviderClient(),
      url: `smtp://127.0.0.1:${port}`,
      from: 'destek@cini.example',
    });
    for (let count = 0; count < 10; count += 1)
      await expect(mail.send({ ...email, to: `nobody-${count}@posta.example` })).rejects.toThrow('EENVELOPE');
    await mail.send(email);
    expect(received.map(({ to }) => to)).toEqual([[email.to]]);
  });

  it('a remote server without TLS gets neither a password nor an e-mail', async () => {
    const signedIn: unknown[] = [];
    const { received, port } = await startMailServer({
      onAuth: ({ username }, _session, done) => {
        signedIn.push(username);
        done(null, { user: username });
      },
    });
    const sendTo = (host: string) =>
      createSmtpMail({
        client: createProviderClient(),
        url: `smtp://kaya:p%40ss@${host}:${port}`,
        from: 'destek@cini.example',
      }).send(email);
    // The same server by an address that is not recognised as local.
    await expect(sendTo('0.0.0.0')).rejects.toThrow(MessageUndelivered);
    expect([signedIn, received]).toEqual([[], []]);
    await sendTo('127.0.0.1');
    expect([signedIn.length, received.length]).toEqual([1, 1]);
  });

  it('an unreachable mail server is reported at once', async () => {
    const mail = createSmtpMail({
      client: createProviderClient(),
      url: `smtp://127.0.0.1:${await findClosedPort()}`,
      from: 'a@b.example',
    });
    await expect(mail.send(email)).rejects.toThrow('did not accept an e-mail (ESOCKET)');
  });
});

describe('SMS by HTTP', () => {
  const message = { id: '42', siteId: 7, to: '+905325551010', text: smsText('Işık') };

  it('are posted with the key and an idempotency key', async () => {
    const gateway = Fastify();
    closers.push(() => gateway.close());
    const taken: unknown[] = [];
    gateway.post(
      '/send',
      async ({ headers, body }) => void taken.push([headers.authorization, headers['idempotency-key'], body]),
    );
    const url = `${await gateway.listen({ host: '127.0.0.1', port: 0 })}/send`;
    await createHttpSms({ client: createProviderClient(), url, key: 'abc', sender: 'BAIZE' }).send(message);
    expect(taken).toEqual([['Bearer abc', '42', { to: '+905325551010', text: 'Isik', sender: 'BAIZE' }]]);
    const wrong = createHttpSms({
      client: createProviderClient(),
      url: `${url}/nowhere`,
      key: 'abc',
      sender: 'BAIZE',
    });
    await expect(wrong.send(message)).rejects.toThrow(new MessageUndelivered('the SMS gateway answered 404'));
  });

  it.each([
    ['never speaks', silent],
    ['hangs up', hangUp],
    ['closes during its response', (socket: Socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Le')],
    ['sends an endless response', (socket: Socket) => drip(socket, 'HTTP/1.1 200 OK')],
    ['sends garbage', (socket: Socket) => void socket.end('220 mail\r\n')],
    ['is full', (socket: Socket) => void socket.end('HTTP/1.1 503 Busy\r\ncontent-length: 0\r\n\r\n')],
    [
      'sends elsewhere',
      (socket: Socket) =>
        void socket.end('HTTP/1.1 307 Go\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n'),
    ],
  ])('a gateway that %s is abandoned and its connection closed', async (_, behave) => {
    const { port, closed } = await startBroken(behave);
    const url = `http://127.0.0.1:${port}/send`;
    const sms = createHttpSms({
      client: createProviderClient(),
      url,
      key: 'abc',
      sender: 'BAIZE',
      timeoutMs: 100,
    });
    const failure: unknown = await sms.send(message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MessageUndelivered);
    expect(String(failure)).not.toMatch(/90532|I[şs][ıi]k|abc/);
    await vi.waitFor(() => expect(closed()).toBeGreaterThan(0));
  });

  it('an incomplete body after a 2xx status counts as accepted', async () => {
    const answer = 'HTTP/1.1 202 Accepted\r\ncontent-length: 100\r\n\r\n{"id"';
    const { port } = await startBroken((socket) => void socket.write(answer));
    const sms = createHttpSms({
      client: createProviderClient(),
      url: `http://127.0.0.1:${port}`,
      key: 'a',
      sender: 'b',
      timeoutMs: 5_000,
    });
    await expect(sms.send(message)).resolves.toBeUndefined();
  });

  it('an unreachable gateway is reported at once', async () => {
    const url = `http://127.0.0.1:${await findClosedPort()}`;
    await expect(
      createHttpSms({ client: createProviderClient(), url, key: 'a', sender: 'b' }).send(message),
    ).rejects.toThrow(MessageUndelivered);
  });
});
