import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { lateCode } from './late-code.ts';

beforeEach(() => vi.stubGlobal('location', { origin: new URL(import.meta.url).origin }));
afterEach(() => vi.unstubAllGlobals());

/** A part whose first request is lost; built code names its file. */
function openPart(cause: Error) {
  const requests: string[] = [];
  const load = () => {
    requests.push('first address');
    return Promise.reject<{ part: string }>(cause);
  };
  load.toString = () => '()=>N(()=>import(`./popup-a1b2c3d4.js`),[])';
  return { code: lateCode('part', load), requests };
}

it.each(['Importing a module script failed.', "'text/html' is not a valid JavaScript MIME type."])(
  'requests a lost file at another address, as browsers keep the failure: %s',
  async (message) => {
    const { code, requests } = openPart(new TypeError(message));
    await expect(code.load()).rejects.toThrow('did not come');
    const again = await code.load().catch((error: unknown) => error);
    expect(again instanceof Error && `${again.message} ${String(again.cause)}`).toContain(
      'popup-a1b2c3d4.js?again=1',
    );
    expect(requests).toEqual(['first address']);
  },
);
