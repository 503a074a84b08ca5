import { HTTP_SCAN, type KeyRing } from '@baize/providers';

export const SCAN_PATH = '/scan/files';

/** The settings of the stand-in. Its key follows from those of the demo, so that nothing has to be configured. */
export function demoScanner(
  keys: KeyRing,
  sandboxUrl: string,
): { readonly url: string; readonly key: string } {
  return { url: `${sandboxUrl}${SCAN_PATH}`, key: keys.current(HTTP_SCAN, 1).secret };
}
