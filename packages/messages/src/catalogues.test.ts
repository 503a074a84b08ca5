import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';

import en from './en.ts';
import tr from './tr.ts';

/** True for a place of a compiled message: its name alone, or with the number of its type behind it. */
function isPlace(node: readonly unknown[]): boolean {
  const [name, type] = node;
  return typeof name === 'string' && (node.length === 1 || (typeof type === 'number' && type > 0));
}

/** Names of the places that a message leaves open, at any depth. */
function places(source: string): string {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      if (isPlace(node)) names.add(String(node[0]));
      for (const part of node) if (typeof part === 'object') visit(part);
    } else if (typeof node === 'object' && node !== null) {
      for (const branch of Object.values(node)) visit(branch);
    }
  };
  visit(compile(source));
  return [...names].toSorted().join();
}

const keys = Object.keys(tr) as (keyof typeof tr)[];

describe('the catalogues', () => {
  it('hold messages', () => {
    expect(keys.length).toBeGreaterThan(200);
  });

  it('have the same keys in both languages', () => {
    expect(Object.keys(en).toSorted()).toEqual(keys.toSorted());
  });

  it('leave the same places open in both languages', () => {
    expect(keys.filter((key) => places(tr[key]) !== places(en[key]))).toEqual([]);
  });

  it('are messages that can be compiled', () => {
    for (const key of keys) expect(() => [compile(tr[key]), compile(en[key])], key).not.toThrow();
  });

  it('hold no empty text and no key with a dot', () => {
    expect(keys.filter((key) => tr[key].trim() === '' || en[key].trim() === '' || key.includes('.'))).toEqual(
      [],
    );
  });
});
