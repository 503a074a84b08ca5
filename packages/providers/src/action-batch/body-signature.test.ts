import { describe, expect, it } from 'vitest';

import { isBodySignature, signBody } from './body-signature.ts';

const published = '{"user_id":"8|USDT|USD","currency":"USD","game":"acceptance:test"}';

describe('the signature of a body', () => {
  it.each([
    ['test', published, '442c4cd8926008096225416b21f5a1862fbf4fc4e5224362e3b463e85a39f40a'],
    [
      'batch-secret',
      '{"user_id":"player-1","currency":"TRY","game":"acceptance:test","game_id":"r-1","finished":true,"actions":[{"action":"bet","amount":1050,"action_id":"a-1"},{"action":"win","amount":2100,"action_id":"a-2"}]}',
      '4646e241f2f5a1047699e6d510cff821d81acb92dc20237a17329ed81f87c0bb',
    ],
  ])('with the token %j is the published one', (secret, body, signature) => {
    expect(signBody(body, secret)).toBe(signature);
    expect(isBodySignature(signature, body, ['another', secret])).toBe(true);
  });

  it('changes with a single blank', () => {
    const signature = signBody(published, 'test');
    expect(isBodySignature(signature, published.replace('":"8', '": "8'), ['test'])).toBe(false);
  });

  it.each([undefined, '', 'f'.repeat(64), ['a', 'b']])('is not %j', (given) => {
    expect(isBodySignature(given, published, ['test'])).toBe(false);
  });

  it('is refused without secrets, and in capitals', () => {
    expect(isBodySignature(signBody(published, 'test'), published, [])).toBe(false);
    expect(isBodySignature(signBody(published, 'test').toUpperCase(), published, ['test'])).toBe(false);
  });
});
