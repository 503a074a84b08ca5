import type { FileKey } from '@baize/contract';

import type { RawInput } from '../calls/parse-input.ts';
import type { RouteContext, RouteInput } from '../route.ts';
import type { PdfDesk } from './pdf-desk.ts';

/** A file that a call replies with. */
export interface SentFile {
  /** As the player's device saves it; see `fileName`. */
  readonly name: string;
  readonly type: string;
  /** In bytes, if that is known before the file has been read. */
  readonly size?: number;
  /** Parts are read while they are sent. */
  readonly content: Uint8Array | AsyncIterable<Uint8Array | string>;
}

/** What a file is made with, besides the context and the input of its call. */
export interface FileParts {
  /** The unparsed request, for a file that follows the query of another call. */
  readonly raw: RawInput;
  readonly pdfs: PdfDesk;
}

/** A call that replies with a file, and its handler. */
export interface FileRoute<Key extends FileKey = FileKey> {
  readonly key: Key;
  open(context: RouteContext<Key>, input: RouteInput<Key>, parts: FileParts): Promise<SentFile>;
  /**
   * What refuses the file, before a link to it is made: the page can say so, while a link can only fail.
   *
   * @throws CallError as `open`
   */
  check(context: RouteContext<Key>, input: RouteInput<Key>, raw: RawInput): Promise<unknown>;
}

export function fileRoute<const Key extends FileKey>(
  key: Key,
  open: FileRoute<Key>['open'],
  check: FileRoute<Key>['check'] = () => Promise.resolve(),
): FileRoute<Key> {
  return { key, open, check };
}
