import { CallError, MAX_DOCUMENT_BYTES } from '@baize/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import type { RawInput } from './parse-input.ts';

/** Each upload holds its file in memory. */
const MAX_AT_ONCE = 10;
const RETRY_AFTER_SECONDS = 10;
/** How long a file that is too large may still be sent. */
const LINGER_MS = 5_000;
/** Boundaries, part headers and short fields. */
const MAX_OVERHEAD_BYTES = 16 * 1024;

/** The parser reads one file and a few short fields, and not more of the file than is taken. */
export const uploadLimits = {
  fileSize: MAX_DOCUMENT_BYTES,
  files: 1,
  fields: 4,
  parts: 5,
  fieldNameSize: 100,
  fieldSize: 1_000,
  headerPairs: 20,
} as const;

/** Uploads of this process that hold a file in memory. */
let atOnce = 0;

/**
 * Reads the form of an upload and answers the call with it. The file's name is dropped.
 *
 * @throws CallError `unsupported_media_type` for anything but a form, `document_too_large`, `bad_request` for a form that
 * cannot be read, `document_unavailable` if too many uploads are under way
 */
export async function withUpload<Answer>(
  request: FastifyRequest,
  answer: (input: RawInput) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw new CallError('unsupported_media_type');
  if (Number(request.headers['content-length'] ?? 0) > MAX_DOCUMENT_BYTES + MAX_OVERHEAD_BYTES) {
    endSoon(request);
    throw new CallError('document_too_large');
  }
  if (atOnce >= MAX_AT_ONCE)
    throw new CallError('document_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  atOnce += 1;
  try {
    return await answer({ query: request.query, params: request.params, body: await readForm(request) });
  } catch (error) {
    if (error instanceof CallError && error.code === 'document_too_large') endSoon(request);
    throw error;
  } finally {
    atOnce -= 1;
  }
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits: uploadLimits }))
      body[part.fieldname] = part.type === 'file' ? await readFile(part) : part.value;
  } catch (cause) {
    throw cause instanceof CallError ? cause : new CallError('bad_request', { cause });
  }
  return body;
}

/** The parser reads a file that is too large to its end, so this does not wait for the end. */
function readFile({ file, mimetype }: MultipartFile): Promise<File> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    file.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    file.once('limit', () => {
      chunks.length = 0;
      reject(new CallError('document_too_large'));
    });
    file.once('error', reject);
    file.once('end', () => resolve(new File(chunks, 'file', { type: mimetype })));
  });
}

/** What is still being sent is dropped for a while, since a caller whose connection is cut may not read the reply. */
function endSoon({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => raw.destroy(), LINGER_MS).unref();
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}
