import { foldName } from '@baize/services';

/** The name as a part of an address: "Ejder Hazinesi" is `ejder-hazinesi`. */
export function slugOf(name: string): string {
  return foldName(name).replaceAll(' ', '-');
}
