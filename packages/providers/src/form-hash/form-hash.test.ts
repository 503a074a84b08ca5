import { describe, expect, it } from 'vitest';

import { formatForm, hashForm, readForm } from './form-hash.ts';

const secret = 'form-secret';
const bet = {
  amount: '10.50',
  gameId: 'vs20test',
  providerId: 'FormStudio',
  reference: '585c1306f89c56f5ecfc2f5d',
  roundDetails: 'spin',
  roundId: '5103188801',
  timestamp: '1482429190374',
  userId: 'player-1',
};

describe('the hash of a form', () => {
  it('is the one of the published way to compute it', () => {
    expect(hashForm({ ...bet, bonusCode: '' }, secret)).toBe('2da92c8001c6c7751246aa2cf6d1b9d8');
  });

  it('covers decoded values, whatever their encoding and order', () => {
    const fields = { note: 'çay & şeker = 1+1', userId: '7-1', empty: '' };
    const form = formatForm(fields, secret);
    const reversed = new URLSearchParams([...new URLSearchParams(form)].toReversed()).toString();
    for (const text of [form, reversed, form.replaceAll('+', '%20')])
      expect(readForm(text, ['another secret', secret])).toEqual({ note: fields.note, userId: '7-1' });
  });

  it('covers fields that nobody knows', () => {
    const form = formatForm({ ...bet, added: '1' }, secret);
    expect(readForm(form, [secret])).toMatchObject({ added: '1' });
    expect(readForm(form.replace('added=1', 'added=2'), [secret])).toBeNull();
  });

  it.each([
    ['another secret', (form: string) => form, ['other-secret']],
    ['no secret', (form: string) => form, []],
    ['a changed amount', (form: string) => form.replace('10.50', '10.51'), [secret]],
    ['a repeated field', (form: string) => `${form}&amount=10.50`, [secret]],
    ['capitals', (form: string) => form.replace(/hash=.*/, (hash) => hash.toUpperCase()), [secret]],
    ['no hash', (form: string) => form.replace(/&hash=.*/, ''), [secret]],
  ])('refuses %s', (_what, change, secrets) => {
    expect(readForm(change(formatForm(bet, secret)), secrets)).toBeNull();
  });
});
