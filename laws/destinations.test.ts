import { paymentMethods } from '@baize/demo';
import { asksDestination, DESTINATION_FIELDS } from '@baize/services';
import { describe, expect, it } from 'vitest';
import { filesWhere } from './source-tree.ts';

const migrations = filesWhere((path) => /^packages\/db\/migrations\/.*\.sql$/.test(path));

/** The fields of a form that the newest definition of a SQL function reads. */
function fieldsIn(sqlFunction: string): readonly string[] {
  const definition = new RegExp(`create (?:or replace )?function ${sqlFunction}\\(.*?\\n\\$\\$`, 'gs');
  const [newest = ''] = migrations.flatMap(({ text }) => text.match(definition) ?? []).slice(-1);
  return [...new Set([...newest.matchAll(/->>\s*'(\w+)'/g)].map(([, name = '']) => name))].toSorted();
}

describe('where money goes', () => {
  it.each(['payment_destination', 'account_backwards'])('is the same to %s and the server', (name) => {
    expect(fieldsIn(name)).toEqual(DESTINATION_FIELDS.toSorted());
  });

  const methods = paymentMethods.filter(({ kind }) => kind === 2);

  it.each(methods.map((method) => [method.slug, method] as const))(
    'is named in the form of %s',
    (_, method) => {
      expect(asksDestination(method)).toBe(true);
    },
  );

  it('is noticed in a form without a field that all know, or with one that may be empty', () => {
    const field = { type: 'number', required: true };
    expect(asksDestination({ fields: [{ ...field, name: 'account_number' }] })).toBe(false);
    expect(asksDestination({ fields: [{ ...field, name: 'iban', required: false }] })).toBe(false);
    expect(asksDestination({ fields: [{ ...field, name: 'iban' }] })).toBe(true);
  });

  it('is named in the payouts of the stand-ins', () => {
    const payouts = filesWhere((path) => /^apps\/sandbox\/src\/.*-driver\.ts$/.test(path)).flatMap(
      ({ text }) => [...text.matchAll(/payoutFields: \{([^}]*)\}/g)],
    );
    expect(payouts.length).toBeGreaterThan(0);
    for (const [fields, inside = ''] of payouts)
      expect(
        DESTINATION_FIELDS.some((name) => inside.includes(`${name}:`)),
        fields,
      ).toBe(true);
  });
});
