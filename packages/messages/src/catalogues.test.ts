import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';

import en from './en.ts';
import tr from './tr.ts';

/** Whether a node of a compiled message is a placeholder: a name, or a name with the number of its type. */
function isPlaceholder(node: readonly unknown[]): boolean {
  const [name, type] = node;
  return typeof name === 'string' && (node.length === 1 || (typeof type === 'number' && type > 0));
}

/** Names of a message's placeholders, at any depth. */
function placeholders(source: string): string {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      if (isPlaceholder(node)) names.add(String(node[0]));
      for (const part of node) if (typeof part === 'object') visit(part);
    } else if (typeof node === 'object' && node !== null) {
      for (const branch of Object.values(node)) visit(branch);
    }
  };
  visit(compile(source));
  return [...names].toSorted().join();
}

type Texts = Readonly<Record<string, string>>;

function readTexts(language: 'tr' | 'en', file: string): Texts {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, language, file), 'utf8'));
}

/** One sentence for each text missing in one language. */
function missingTexts(file: string, turkish: Texts, english: Texts): string[] {
  const place = (language: string) => `packages/messages/src/${language}/${file}`;
  const lacking = (texts: Texts, others: Texts, language: string, other: string) =>
    Object.keys(others)
      .filter((key) => !Object.hasOwn(texts, key))
      .map((key) => `Add "${key}" to ${place(language)}: ${place(other)} has it.`);
  return [...lacking(english, turkish, 'en', 'tr'), ...lacking(turkish, english, 'tr', 'en')];
}

const keys = Object.keys(tr) as (keyof typeof tr)[];

describe('the catalogues', () => {
  it('have messages', () => {
    expect(keys.length).toBeGreaterThan(200);
  });

  it('have the same keys in both languages', () => {
    const files = readdirSync(path.join(import.meta.dirname, 'tr'));
    expect(files.length).toBeGreaterThan(0);
    expect(readdirSync(path.join(import.meta.dirname, 'en')).toSorted()).toEqual(files.toSorted());
    expect(files.flatMap((file) => missingTexts(file, readTexts('tr', file), readTexts('en', file)))).toEqual(
      [],
    );
    expect(Object.keys(en).toSorted()).toEqual(keys.toSorted());
  });

  it('name the file and the missing text', () => {
    expect(missingTexts('site.json', { both: 'a', greeting: 'b' }, { both: 'c', farewell: 'd' })).toEqual([
      'Add "greeting" to packages/messages/src/en/site.json: packages/messages/src/tr/site.json has it.',
      'Add "farewell" to packages/messages/src/tr/site.json: packages/messages/src/en/site.json has it.',
    ]);
  });

  it('have the same placeholders in both languages', () => {
    expect(keys.filter((key) => placeholders(tr[key]) !== placeholders(en[key]))).toEqual([]);
  });

  it('can be compiled', () => {
    for (const key of keys) expect(() => [compile(tr[key]), compile(en[key])], key).not.toThrow();
  });

  it('have no empty text and no key with a dot', () => {
    expect(keys.filter((key) => tr[key].trim() === '' || en[key].trim() === '' || key.includes('.'))).toEqual(
      [],
    );
  });
});
