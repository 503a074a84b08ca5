/** One message or control frame of a WebSocket client, unmasked (RFC 6455, section 5). */
export interface SocketFrame {
  opcode: number;
  isFinal: boolean;
  payload: Buffer;
}

export const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Nothing that a page has to say to the feed is longer. */
const MAX_PAYLOAD_BYTES = 64 * 1024;
const HEAD_BYTES = 2;
const MASK_BYTES = 4;
const LENGTH_IS_16_BITS = 126;
const LENGTH_IS_64_BITS = 127;

/** What the bytes so far hold: whole frames, and the beginning of the next one. */
export interface ReadFrames {
  frames: SocketFrame[];
  rest: Buffer;
}

/**
 * Cuts what has arrived into frames.
 *
 * @throws RangeError for a frame that no client may send: unmasked, or longer than anything we take
 */
export function readFrames(bytes: Buffer): ReadFrames {
  const frames: SocketFrame[] = [];
  let rest = bytes;
  for (;;) {
    const read = readFrame(rest);
    if (read === null) return { frames, rest };
    frames.push(read.frame);
    rest = rest.subarray(read.size);
  }
}

function readFrame(bytes: Buffer): { frame: SocketFrame; size: number } | null {
  if (bytes.length < HEAD_BYTES) return null;
  const [first = 0, second = 0] = bytes;
  if ((second & 0x80) === 0) throw new RangeError('a client has to mask its frames');
  const short = second & 0x7f;
  if (short === LENGTH_IS_64_BITS) throw new RangeError('the frame is too long');
  const lengthBytes = short === LENGTH_IS_16_BITS ? 2 : 0;
  const maskAt = HEAD_BYTES + lengthBytes;
  if (bytes.length < maskAt + MASK_BYTES) return null;
  const length = lengthBytes === 0 ? short : bytes.readUInt16BE(HEAD_BYTES);
  if (length > MAX_PAYLOAD_BYTES) throw new RangeError('the frame is too long');
  const start = maskAt + MASK_BYTES;
  if (bytes.length < start + length) return null;
  const mask = bytes.subarray(maskAt, start);
  const payload = Buffer.from(bytes.subarray(start, start + length));
  for (let at = 0; at < payload.length; at++) payload[at] = (payload[at] ?? 0) ^ (mask[at % MASK_BYTES] ?? 0);
  const frame = { opcode: first & 0x0f, isFinal: (first & 0x80) !== 0, payload };
  return { frame, size: start + length };
}

/** A frame as a server writes it: whole and unmasked. */
export function writeFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head =
    length < LENGTH_IS_16_BITS
      ? Buffer.from([0x80 | opcode, length])
      : length < 2 ** 16
        ? Buffer.from([0x80 | opcode, LENGTH_IS_16_BITS, length >> 8, length & 0xff])
        : Buffer.concat([Buffer.from([0x80 | opcode, LENGTH_IS_64_BITS]), Buffer.alloc(8)]);
  if (length >= 2 ** 16) head.writeBigUInt64BE(BigInt(length), HEAD_BYTES);
  return Buffer.concat([head, payload]);
}
