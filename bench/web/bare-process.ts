import { readFile } from 'node:fs/promises';

import fastify from 'fastify';

/*
 * The same bytes from a bare Fastify: the upper limit of a site on this framework. Sends the file named as its argument,
 * as a Buffer at `/` and as a string at `/text`.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('the file is missing');
const body = await readFile(file);
const text = body.toString();
const server = fastify();
server.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(body));
server.get('/text', (_, reply) => reply.type('text/html; charset=utf-8').send(text));
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
const url = await server.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ url })}\n`);
