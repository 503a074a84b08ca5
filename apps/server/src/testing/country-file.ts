type Value = string | number | readonly Value[] | { readonly [name: string]: Value };

const MARKER = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
const SEPARATOR_BYTES = 16;

/** A value in the file's encoding: a byte with type and length, then the bytes. */
function encode(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(5);
    bytes[0] = 0xc0 | 4;
    bytes.writeUInt32BE(value, 1);
    return bytes;
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    Buffer.from([0xe0 | entries.length]),
    ...entries.flatMap(([name, part]) => [encode(name), encode(part)]),
  ]);
}

/** The bytes of an MMDB file with the country of one IPv4 network. */
export function countryFile(network: readonly [number, number, number], country: string): Buffer {
  const bits = network.flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number));
  const count = bits.length;
  const tree = Buffer.alloc(count * 6);
  for (const [index, bit] of bits.entries()) {
    const next = index + 1 < count ? index + 1 : count + SEPARATOR_BYTES;
    tree.writeUIntBE(bit === 0 ? next : count, index * 6, 3);
    tree.writeUIntBE(bit === 1 ? next : count, index * 6 + 3, 3);
  }
  const metadata = encode({
    node_count: count,
    record_size: 24,
    ip_version: 4,
    database_type: 'Country',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    description: { en: 'One network' },
  });
  return Buffer.concat([
    tree,
    Buffer.alloc(SEPARATOR_BYTES),
    encode({ country: { iso_code: country } }),
    MARKER,
    metadata,
  ]);
}
