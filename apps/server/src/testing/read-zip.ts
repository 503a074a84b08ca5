import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEADER_BYTES = 30;
const DEFLATED = 8;

/** The files of a ZIP archive by name, read by its directory as other programs do. Throws if one is damaged. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - END_BYTES;
  if (zip.readUInt32LE(end) !== END) throw new Error('the archive has no end');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('the directory of the archive is damaged');
    const [method, checksum, size] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
    ];
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const header = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + (nameBytes ?? 0));
    const from = header + HEADER_BYTES + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const stored = zip.subarray(from, from + size);
    const content = method === DEFLATED ? inflateRawSync(stored) : stored;
    if (crc32(content) !== checksum) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += ENTRY_BYTES + (nameBytes ?? 0) + (extraBytes ?? 0) + (noteBytes ?? 0);
  }
  return files;
}
