import type { PassThrough } from 'node:stream';

/** What a stream may hold for a page that does not read it. Events have some hundred bytes. */
const MAX_HELD_BYTES = 64 * 1024;
/** How long a page has to read the end of its stream. */
const END_GRACE_MS = 5_000;

const clogged = new WeakSet<PassThrough>();

const heldBytes = (stream: PassThrough) => stream.readableLength + stream.writableLength;

/** Writes to a stream, and closes it if it holds too much, so that pages which read nothing cost no memory. */
export function writeTo(stream: PassThrough, text: string): void {
  if (!stream.writable) return;
  stream.write(text);
  if (heldBytes(stream) > MAX_HELD_BYTES) stream.destroy();
}

/** Whether nobody has read what the stream held when this was asked before; asked once in each heartbeat. */
export function isClogged(stream: PassThrough): boolean {
  const isHolding = heldBytes(stream) > 0;
  const wasHolding = clogged.has(stream);
  if (isHolding) clogged.add(stream);
  else clogged.delete(stream);
  return isHolding && wasHolding;
}

/** Ends a stream with these last words, and closes it if nobody reads them. */
export function endSoon(stream: PassThrough, text?: string): void {
  if (!stream.writable) return;
  stream.end(text);
  const timer = setTimeout(() => stream.destroy(), END_GRACE_MS);
  stream.once('close', () => clearTimeout(timer));
}

/** Closes the connection of a stream that has ended, if the other side does not take the rest. */
export function closeAfter(
  stream: PassThrough,
  connection: { destroy(): unknown; once: NodeJS.EventEmitter['once'] },
) {
  stream.once('close', () => {
    const timer = setTimeout(() => connection.destroy(), END_GRACE_MS);
    connection.once('close', () => clearTimeout(timer));
  });
}
