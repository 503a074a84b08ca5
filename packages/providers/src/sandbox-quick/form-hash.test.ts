import { describe, expect, it } from 'vitest';

import { createKeyRing } from '../key-ring.ts';
import { readSignedForm, signForm } from './form-hash.ts';
import { QUICK_PARTY } from './messages.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const key = keys.current(QUICK_PARTY, 7);
const fields = { userId: '7-1', note: 'çay & şeker = 1' };

describe('a signed form', () => {
  it('is read back with its key, whatever the order of its fields', () => {
    const form = signForm(fields, key, 'balance');
    const reversed = new URLSearchParams([...new URLSearchParams(form)].toReversed()).toString();
    for (const text of [form, reversed])
      expect(readSignedForm(text, keys, 'balance')).toMatchObject({ fields, key: { siteId: 7 } });
  });

  it('is of no use for another purpose', () => {
    expect(readSignedForm(signForm(fields, key, 'launch'), keys, 'authenticate')).toBeNull();
  });

  it('cannot be split into other fields', () => {
    const joined = new URLSearchParams(signForm({ note: 'x&userId=7-1' }, key, 'balance'));
    const hash = joined.get('hash') ?? '';
    const split = new URLSearchParams({ key: key.id, note: 'x', userId: '7-1', hash });
    expect(readSignedForm(joined.toString(), keys, 'balance')).not.toBeNull();
    expect(readSignedForm(split.toString(), keys, 'balance')).toBeNull();
  });
});
