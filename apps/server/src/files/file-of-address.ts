import type { FileRoute } from './file-route.ts';
import { CallError, calls, type FileKey } from '@baize/contract';

import { parseInput, type RawInput } from '../calls/parse-input.ts';
import { fileRoutes } from '../routes/files.ts';

type AnyRoute = FileRoute;

/** A route that replies with a file, with its input. */
export interface FileCall extends AnyRoute {
  readonly raw: RawInput;
  readonly input: Parameters<AnyRoute['open']>[1];
}

/** The values of a path's parameters, if the path is of this pattern. */
function readParams(pattern: string, path: string): Record<string, string> | undefined {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const match = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '([\\w-]{1,40})')}$`).exec(path);
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
}

/**
 * The file that an address below the base path is of.
 *
 * @throws CallError `data_not_found` if no call replies with a file there, and as `parseInput`
 */
export function fileOfAddress(address: string): FileCall {
  const [path = '', search = ''] = address.split('?');
  for (const key of Object.keys(fileRoutes) as FileKey[]) {
    const params = readParams(calls[key].path, path);
    if (!params) continue;
    const raw = { params, query: Object.fromEntries(new URLSearchParams(search)) };
    // The table maps each key to its own route, which takes the input that its own key parses.
    const route: unknown = fileRoutes[key];
    return { ...(route as AnyRoute), raw, input: parseInput(key, raw) };
  }
  throw new CallError('data_not_found');
}
