import { CallError } from '@baize/contract';
import { describe, expect, test } from 'vitest';

import { parseInput } from './parse-input.ts';

/** The code and the fields with which something is refused. */
function refusalOf(parse: () => unknown): [code: string, fields: string[]] {
  try {
    parse();
  } catch (error) {
    if (error instanceof CallError) return [error.code, Object.keys(error.details.fields ?? {})];
    throw error;
  }
  throw new Error('it was not refused');
}

const login = (body: unknown) => () => parseInput('POST /login', { body });

describe('a body', () => {
  test('is read by its contract', () => {
    const { body } = login({ username: ' kaya ', password: 'a', more: 1 })();
    expect(body).toEqual({ username: 'kaya', password: 'a' });
  });

  test.each(['username', 'password', 'code', 'more'])(
    'with a NUL is refused by the name of its field, %s',
    (field) => {
      const body = { username: 'kaya', password: 'a', [field]: 'a\0b' };
      expect(refusalOf(login(body))).toEqual(['invalid', [field]]);
    },
  );

  test.each([undefined, null, 'text', 7, [], [{}]])(
    'that is no object, such as %j, is refused as a whole',
    (body) => {
      expect(refusalOf(login(body))).toEqual(['bad_request', []]);
    },
  );
});

describe('an address', () => {
  const game = (id: string) => () => parseInput('GET /game-detail/{id}', { params: { id }, query: {} });

  test('is read by its contract', () => {
    expect(game('17')().params).toEqual({ id: 17 });
  });

  test.each(['x', '-1', '1.5', '9'.repeat(40), '1\0'])('that can name nothing, %j, is not found', (id) => {
    expect(refusalOf(game(id))).toEqual(['data_not_found', []]);
  });
});

test('an address of a call that finds nothing is refused by the name of its part', () => {
  const limit = () => parseInput('GET /limits/{limitType}', { params: { limitType: '3' } });
  expect(refusalOf(limit)).toEqual(['invalid', ['limitType']]);
});

describe('a query', () => {
  const games = (query: object) => () => parseInput('GET /games', { query });

  test('is read by its contract, with what it leaves out', () => {
    expect(games({ type: 'casino', page: '2' })().query).toEqual({ type: 'casino', page: 2, per_page: 50 });
  });

  test.each<[object, string]>([
    [{}, 'type'],
    [{ type: 'casino', page: '0' }, 'page'],
    [{ type: 'casino', page: '-1' }, 'page'],
    [{ type: 'casino', per_page: '51' }, 'per_page'],
    [{ type: 'casino', search: 'a\0' }, 'search'],
  ])('of %j is refused by the name of its field', (query, field) => {
    expect(refusalOf(games(query))).toEqual(['invalid', [field]]);
  });
});
