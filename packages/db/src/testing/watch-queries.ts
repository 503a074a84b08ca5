import type pg from 'pg';

/** The pool, with a call before each of its queries. */
export function watchQueries(
  pool: pg.Pool,
  before: (text: string, values: readonly unknown[]) => unknown,
): pg.Pool {
  return new Proxy(pool, {
    get(target, key) {
      if (key !== 'query') return Reflect.get(target, key, target) as unknown;
      return async (text: string, values: unknown[] = []) => {
        await before(text, values);
        return target.query(text, values);
      };
    },
  });
}
