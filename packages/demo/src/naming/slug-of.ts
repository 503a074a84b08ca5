import { foldName } from '@baize/services';

/** The slug of a name: "Ejder Hazinesi" is `ejder-hazinesi`. */
export function slugOf(name: string): string {
  return foldName(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}
