import { parse as parsePattern } from 'regexparam';

import type { AnyRoute, PathParams } from './route.ts';

interface Pattern {
  readonly route: AnyRoute;
  readonly keys: readonly string[];
  readonly expression: RegExp;
}

/** Turns the route table into patterns once; regexparam matches without regard to case. */
export function compileTable(table: readonly AnyRoute[]): readonly Pattern[] {
  return table.flatMap((route) =>
    route.paths.map((path) => {
      const { keys, pattern } = parsePattern(path);
      return { route, keys, expression: pattern };
    }),
  );
}

export interface AddressMatch {
  readonly route: AnyRoute;
  readonly params: PathParams;
}

/** The route of a path, or undefined where no route has it (or the path is not valid text). */
export function matchAddress(patterns: readonly Pattern[], path: string): AddressMatch | undefined {
  for (const { route, keys, expression } of patterns) {
    const found = expression.exec(path);
    if (!found) continue;
    try {
      const params = keys.map((key, index) => [key, decodeURIComponent(found[index + 1] ?? '')] as const);
      return { route, params: Object.fromEntries(params) };
    } catch {
      return undefined;
    }
  }
  return undefined;
}
