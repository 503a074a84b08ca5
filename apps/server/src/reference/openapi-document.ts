import { apiBasePath, calls, type CallShape, type ErrorCode, errorReply, errorRow } from '@baize/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

const TITLE = 'Baize API';
const VERSION = '1.0.0';

/** OpenAPI 3.1 of every call, generated from the contract alone. */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const call of Object.values<CallShape>(calls)) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = describeCall(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: TITLE,
      version: VERSION,
      description:
        'Amounts travel as decimal text with two digits, instants as ISO 8601 in UTC. The host name picks the brand; `Site-Id` repeats its number.',
    },
    servers: [{ url: apiBasePath }],
    tags: [...new Set(Object.values<CallShape>(calls).map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: toSchema(errorReply, 'input') },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'access_token of sign-in or refresh' },
      },
    },
  };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function describeCall(call: CallShape): Json {
  const content = { schema: toSchema(call.reply, 'input') };
  return {
    tags: [call.area],
    summary: call.summary,
    ...(call.origin === 'own' && { 'x-origin': 'own' }),
    ...(call.auth === 'player' && { security: [{ token: [] }] }),
    parameters: [
      { name: 'Site-Id', in: 'header', required: true, schema: { type: 'integer' } },
      {
        name: 'Accept-Language',
        in: 'header',
        required: false,
        schema: { enum: ['tr', 'en'], default: 'tr' },
      },
      ...describeParameters(call.params, 'path'),
      ...describeParameters(call.query, 'query'),
    ],
    ...(call.body && {
      requestBody: {
        required: !call.body.safeParse(undefined).success,
        content: {
          [call.upload ? 'multipart/form-data' : 'application/json']: {
            schema: toSchema(call.body, 'input'),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: { [call.file ?? (call.stream ? 'text/event-stream' : 'application/json')]: content },
      },
      ...describeErrors(call.errors),
    },
  };
}

function describeParameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  // Parameters arrive as text; the type after parsing is more informative.
  const { properties = {}, required = [] } = toSchema(schema, 'output') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required.includes(name) && !('default' in property)),
    schema: property,
  }));
}

/** Error keys with the same status share one response. */
function describeErrors(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const { status, number } = errorRow(code);
    const words = number === undefined ? code : `${code} (code ${number})`;
    byStatus.set(status, [...(byStatus.get(status) ?? []), words]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, words]) => [
      status,
      {
        description: words.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
