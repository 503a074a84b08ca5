import type { CallKey, FileKey, Params, WireBody, WireQuery } from '@baize/contract';

/** What a call is made with. */
export interface CallRequest<Key extends CallKey> {
  readonly query?: WireQuery<Key>;
  readonly params?: Params<Key>;
  readonly body?: WireBody<Key>;
  readonly signal?: AbortSignal;
  /** Sent even if the document is being closed. */
  readonly isLast?: boolean;
}

/** Path and query of a call, below the base path. */
export function callAddress(
  key: CallKey,
  request: { readonly params?: unknown; readonly query?: unknown } = {},
): { readonly method: string; readonly address: string } {
  const [method = 'GET', pattern = '/'] = key.split(' ');
  const params = (request.params ?? {}) as Readonly<Record<string, string | number>>;
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(
    (request.query ?? {}) as Readonly<Record<string, string | number | null>>,
  )) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const text = query.toString();
  return { method, address: text ? `${path}?${text}` : path };
}

/** The address of a file that any visitor may have, for a link. */
export function fileAddress<Key extends FileKey>(
  key: Key,
  request: Pick<CallRequest<Key>, 'params' | 'query'>,
): string {
  return `/_api${callAddress(key, request).address}`;
}
