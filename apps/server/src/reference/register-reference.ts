import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { apiBasePath } from '@baize/contract';
import type { FastifyInstance } from 'fastify';

import { openapiDocument } from './openapi-document.ts';

/** Nothing of a server changes it, and describing all calls takes a tenth of a second. */
let contract: ReturnType<typeof describeContract> | undefined;

function describeContract() {
  const document = openapiDocument();
  return { document, text: JSON.stringify(document) };
}

/** The contract as JSON, and a page that shows it without loading anything from other hosts. */
export async function registerReference(app: FastifyInstance): Promise<void> {
  const { document, text } = (contract ??= describeContract());
  app.get(`${apiBasePath}/openapi.json`, async (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
  await app.register(fastifySwagger, {
    mode: 'static',
    // The plugin's type only covers versions before 3.1; its page supports 3.1.
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: `${apiBasePath}/docs`,
    staticCSP: true,
    theme: { title: 'Baize API' },
    uiConfig: { docExpansion: 'list', deepLinking: true, tryItOutEnabled: false },
  });
}
