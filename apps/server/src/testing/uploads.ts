import type { Brand } from '@baize/brand';
import sharp from 'sharp';

import type { TestApp } from './test-app.ts';

let made = 0;

/** A photo that differs from every other. */
export function makePhoto(width = 700, height = 650): Promise<Buffer> {
  made += 1;
  const background = { r: made % 256, g: (made * 7) % 256, b: (made * 31) % 256 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

export interface Upload {
  readonly kind?: string;
  readonly file?: Uint8Array | string;
  readonly type?: string;
  readonly name?: string;
  readonly brand?: Brand;
  readonly language?: string;
}

/** A form as a browser sends it. */
export async function formOf({ kind = 'passport', file, type = 'image/jpeg', name = 'photo.jpg' }: Upload) {
  const form = new FormData();
  form.append('kind', kind);
  const content = typeof file === 'string' ? file : new Uint8Array(file ?? (await makePhoto()));
  form.append('file', new File([content], name, { type }));
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/** Uploads a photo as the site does. */
export async function upload(app: TestApp, token: string | undefined, given: Upload = {}) {
  const { payload, headers } = await formOf(given);
  const { brand, language = 'en' } = given;
  return app.call('POST', '/account/documents', {
    ...(token !== undefined && { token }),
    ...(brand && { brand }),
    language,
    headers,
    body: payload,
  });
}
