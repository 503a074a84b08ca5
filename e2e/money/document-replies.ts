import { readFile } from 'node:fs/promises';

import { drawPixels } from '@baize/art/pixels';
import type { WireReply } from '@baize/contract';
import type { Locator, Page, Route } from 'playwright-core';

import { refusalOf } from './payment-replies.ts';

type Documents = WireReply<'GET /account/documents'>['data'];
type Document = Documents['documents'][number];

const CALL = '**/_api/account/documents';

/** A photo as a file chooser takes it. */
export interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PNG of this size. */
export async function photoOf(name: string, width = 900, height = 640): Promise<Upload> {
  const data = new Uint8Array(width * height * 3).fill(180);
  return { name, mimeType: 'image/png', buffer: await drawPixels({ width, height, data }) };
}

/** A photo as iPhones save it. */
export async function heicPhoto(): Promise<Upload> {
  const file = new URL('../../packages/services/src/money/identity/testing/photo.heic', import.meta.url);
  return { name: 'photo.heic', mimeType: 'image/heic', buffer: await readFile(file) };
}

/** In the page: a photo as a camera takes it, to be dropped. */
export async function takePhoto(size: {
  width: number;
  height: number;
  noisy: boolean;
}): Promise<DataTransfer> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.fillStyle = '#6a7';
  context.fillRect(0, 0, size.width, size.height);
  if (size.noisy) {
    const noise = context.createImageData(size.width, size.height);
    for (let at = 0; at < noise.data.length; at += 65_536)
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536) as unknown as Uint8Array<ArrayBuffer>);
    context.putImageData(noise, 0, 0);
  }
  const type = size.noisy ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1));
  const transfer = new DataTransfer();
  transfer.items.add(new File(blob ? [blob] : [], 'photo', { type }));
  return transfer;
}

export const documentOf = (
  id: number,
  kind: Document['kind'],
  state: Document['state'] = 'waiting',
  note: string | null = null,
): Document => ({ id, kind, state, note, uploaded_at: '2026-11-20T18:44:00Z' });

export interface DocumentServer {
  /** What the server knows; a test changes it. */
  state: Documents;
  /** Kinds of the photos that arrived. */
  readonly uploads: string[];
  /** Answers the next uploads instead of accepting them. */
  readonly failures: ((route: Route) => Promise<void>)[];
}

/** A refusal of one upload. */
export const refuses =
  (error: string, message: string, status = 422) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: refusalOf(error, undefined, message) });

const hasBothSides = (documents: readonly Document[]) =>
  ['identity_front', 'identity_back'].every((side) => documents.some(({ kind }) => kind === side));

/** Answers the calls of documents in place of the server. */
export async function answerDocuments(page: Page, state?: Partial<Documents>): Promise<DocumentServer> {
  const server: DocumentServer = {
    state: { identity: 'none', documents: [], ...state },
    uploads: [],
    failures: [],
  };
  async function upload(route: Route) {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const kind = /name="kind"\r\n\r\n(\w+)/.exec(body)?.[1] as Document['kind'];
    const fail = server.failures.shift();
    if (fail) return fail(route);
    server.uploads.push(kind);
    const added = documentOf(100 + server.uploads.length, kind);
    const documents = [added, ...server.state.documents];
    const isWhole = kind === 'passport' || hasBothSides(documents);
    server.state =
      kind === 'payment_proof'
        ? { ...server.state, documents }
        : { identity: isWhole ? 'waiting' : 'incomplete', documents };
    return route.fulfill({ json: { success: true, data: added } });
  }
  await page.route(CALL, (route) =>
    route.request().method() === 'POST'
      ? upload(route)
      : route.fulfill({ json: { success: true, data: server.state } }),
  );
  return server;
}

/** The part of one photo, by its label. */
export const side = (dialog: Locator, label: string): Locator =>
  dialog.getByRole('group', { name: label, exact: true });

export const chooser = (part: Locator): Locator => part.locator('input[type=file]').first();

/** What is wrong with a photo. */
export const problemOf = (part: Locator): Promise<string> => part.getByRole('alert').innerText();
