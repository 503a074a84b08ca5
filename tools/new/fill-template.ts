import { readFileSync } from 'node:fs';
import path from 'node:path';
import { camelOf, pascalOf, wordsOf } from './names.ts';

/** `acme-pay` -> `ACME_PAY` */
export function constantOf(name: string): string {
  return name.replaceAll('-', '_').toUpperCase();
}

/** A template of a folder here, with a provider's names in place of those of one called sample. */
export function fillTemplate(folder: string, template: string, name: string): string {
  return readFileSync(path.join(import.meta.dirname, folder, `${template}.ts.txt`), 'utf8')
    .replaceAll('<words>', wordsOf(name))
    .replaceAll('SAMPLE', constantOf(name))
    .replaceAll('Sample', pascalOf(name))
    .replaceAll(/\bsample(?=[A-Z]| =)/g, camelOf(name))
    .replaceAll('sample', name);
}
