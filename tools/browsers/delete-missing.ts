import { missingFeatures } from './missing-features.ts';
import { readServedBrowsers } from './served-browsers.ts';

/**
 * A script that leaves a newer browser with what all listed ones have: it deletes every global, static and method that the
 * data says one of them lacks. Run it before any script of a page.
 */
export function deleteMissingScript(): string {
  const { globals, statics, members } = missingFeatures(readServedBrowsers());
  const pairs = (names: Iterable<string>) => [...names].map((name) => name.split('.'));
  const lists = [pairs(members.keys()), pairs(statics.keys()), [...globals.keys()]];
  return `(${deleteAll.toString()})(...${JSON.stringify(lists)})`;
}

type Owners = Record<string, { prototype?: object } | undefined>;

function deleteAll(members: string[][], statics: string[][], names: string[]): void {
  const owners = globalThis as unknown as Owners;
  const ownerOf = (name: string) => owners[name] ?? (Intl as unknown as Owners)[name];
  for (const [owner = '', name = ''] of members) {
    // All typed arrays share one prototype, which has no name.
    const type =
      owner === 'TypedArray' ? (Object.getPrototypeOf(Uint8Array) as Owners[string]) : ownerOf(owner);
    if (type?.prototype) Reflect.deleteProperty(type.prototype, name);
  }
  for (const [owner = '', name = ''] of statics) {
    const type = ownerOf(owner);
    if (type) Reflect.deleteProperty(type, name);
  }
  for (const name of names) {
    Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(Object.getPrototypeOf(globalThis) as object, name);
  }
}
