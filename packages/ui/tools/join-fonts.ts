/**
 * Joins static TrueType fonts of one family into one. The packages split a family by script, and a program that draws
 * PDFs wants one file. The first font gives metrics, names and kerning; the others add their glyphs and characters.
 */
type Tables = Map<string, Buffer>;

interface Part {
  readonly font: Buffer;
  /** The glyphs of these characters are those without a character of their own, in this order: other forms of them. */
  readonly otherFormsOf?: string;
}

/** Sets of tables that refer to glyphs by number are only valid for the first font, whose numbers don't change. */
const copied = ['OS/2', 'name', 'hhea', 'head', 'maxp', 'post', 'GDEF', 'GPOS'];
const HAS_LONG_OFFSETS = 1;
const NO_GLYPH_NAMES = 0x0003_0000;

export function joinFonts(parts: readonly [Part, ...Part[]]): Buffer {
  const glyphs: Buffer[] = [];
  const metrics: Buffer[] = [];
  const characters = new Map<number, number>();
  for (const { font, otherFormsOf } of parts) {
    const tables = readTables(font);
    const first = glyphs.length;
    const found = readGlyphs(tables);
    glyphs.push(...found.map((glyph) => moveComponents(glyph, first)));
    metrics.push(...readMetrics(tables, found.length));
    const named = readCharacters(table(tables, 'cmap'));
    if (otherFormsOf === undefined) {
      for (const [character, glyph] of named)
        if (!characters.has(character)) characters.set(character, first + glyph);
    } else {
      const taken = new Set(named.values());
      const forms = found.flatMap((_, glyph) => (glyph === 0 || taken.has(glyph) ? [] : [glyph]));
      const wanted = Array.from(otherFormsOf, (character) => character.codePointAt(0) ?? 0);
      if (forms.length !== wanted.length)
        throw new Error(`${forms.length} forms of ${wanted.length} characters`);
      for (const [index, character] of wanted.entries())
        characters.set(character, first + (forms[index] ?? 0));
    }
  }
  return writeFont(readTables(parts[0].font), glyphs, metrics, characters);
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (!found) throw new Error(`the font has no table ${name}`);
  return found;
}

function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const offset = font.readUInt32BE(at + 8);
    tables.set(
      font.toString('latin1', at, at + 4),
      font.subarray(offset, offset + font.readUInt32BE(at + 12)),
    );
  }
  return tables;
}

function readGlyphs(tables: Tables): Buffer[] {
  const loca = table(tables, 'loca');
  const isLong = table(tables, 'head').readInt16BE(50) === HAS_LONG_OFFSETS;
  const offset = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, glyph) =>
    table(tables, 'glyf').subarray(offset(glyph), offset(glyph + 1)),
  );
}

/** Advance and left bearing of each glyph, four bytes; the last advance holds for those that have none. */
function readMetrics(tables: Tables, count: number): Buffer[] {
  const hmtx = table(tables, 'hmtx');
  const full = table(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: count }, (_, glyph) => {
    if (glyph < full) return hmtx.subarray(glyph * 4, glyph * 4 + 4);
    const bearing = full * 4 + (glyph - full) * 2;
    return Buffer.concat([hmtx.subarray(full * 4 - 4, full * 4 - 2), hmtx.subarray(bearing, bearing + 2)]);
  });
}

/** Glyphs that are composed of others name them by number. */
function moveComponents(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const moved = Buffer.from(glyph);
  for (let at = 10, more = true; more;) {
    const flags = moved.readUInt16BE(at);
    moved.writeUInt16BE(moved.readUInt16BE(at + 2) + by, at + 2);
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x01 ? 4 : 2) + scale;
    more = (flags & 0x20) !== 0;
  }
  return moved;
}

/** Reads the table for the basic plane (format 4). */
function readCharacters(cmap: Buffer): Map<number, number> {
  const characters = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const form = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (form.readUInt16BE(0) !== 4) continue;
    const size = form.readUInt16BE(6);
    for (let segment = 0; segment < size; segment += 2) {
      const last = form.readUInt16BE(14 + segment);
      const start = form.readUInt16BE(16 + size + segment);
      const delta = form.readUInt16BE(16 + 2 * size + segment);
      const place = 16 + 3 * size + segment;
      const range = form.readUInt16BE(place);
      for (let character = start; character <= last && character < 0xffff; character += 1) {
        const read = range === 0 ? character : form.readUInt16BE(place + range + (character - start) * 2);
        const glyph = read === 0 ? 0 : (read + delta) & 0xffff;
        if (glyph !== 0) characters.set(character, glyph);
      }
    }
  }
  return characters;
}

/** One segment a character: longer than needed, and simple. */
function writeCharacters(characters: ReadonlyMap<number, number>): Buffer {
  const sorted = [...characters].toSorted(([a], [b]) => a - b);
  const groups = Buffer.alloc(sorted.length * 12);
  for (const [index, [character, glyph]] of sorted.entries()) {
    groups.writeUInt32BE(character, index * 12);
    groups.writeUInt32BE(character, index * 12 + 4);
    groups.writeUInt32BE(glyph, index * 12 + 8);
  }
  const head = Buffer.alloc(12 + 16);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(3, 4);
  head.writeUInt16BE(10, 6);
  head.writeUInt32BE(12, 8);
  head.writeUInt16BE(12, 12);
  head.writeUInt32BE(16 + groups.length, 16);
  head.writeUInt32BE(sorted.length, 24);
  return Buffer.concat([head, groups]);
}

function writeFont(
  base: Tables,
  glyphs: readonly Buffer[],
  metrics: readonly Buffer[],
  characters: ReadonlyMap<number, number>,
): Buffer {
  const tables: Tables = new Map();
  for (const name of copied) {
    const found = base.get(name);
    if (found) tables.set(name, Buffer.from(found));
  }
  const padded = glyphs.map(pad);
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  for (const [index, glyph] of padded.entries()) loca.writeUInt32BE((end += glyph.length), (index + 1) * 4);
  tables.set('glyf', Buffer.concat(padded));
  tables.set('loca', loca);
  tables.set('hmtx', Buffer.concat(metrics));
  tables.set('cmap', writeCharacters(characters));
  table(tables, 'head').writeInt16BE(HAS_LONG_OFFSETS, 50);
  table(tables, 'head').writeUInt32BE(0, 8);
  table(tables, 'maxp').writeUInt16BE(glyphs.length, 4);
  table(tables, 'hhea').writeUInt16BE(glyphs.length, 34);
  tables.set('post', table(tables, 'post').subarray(0, 32));
  table(tables, 'post').writeUInt32BE(NO_GLYPH_NAMES, 0);
  return writeTables(tables);
}

function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + sorted.length * 16);
  head.writeUInt32BE(0x0001_0000, 0);
  head.writeUInt16BE(sorted.length, 4);
  const power = Math.floor(Math.log2(sorted.length));
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(sorted.length * 16 - 2 ** power * 16, 10);
  let offset = head.length;
  for (const [index, [name, bytes]] of sorted.entries()) {
    const at = 12 + index * 16;
    head.write(name.padEnd(4), at, 'latin1');
    head.writeUInt32BE(checksum(bytes), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    offset += pad(bytes).length;
  }
  const font = Buffer.concat([head, ...sorted.map(([, bytes]) => pad(bytes))]);
  const adjustment = sorted.findIndex(([name]) => name === 'head');
  const headOffset = font.readUInt32BE(12 + adjustment * 16 + 8);
  font.writeUInt32BE((0xb1b0_afba - checksum(font)) >>> 0, headOffset + 8);
  return font;
}

function pad(bytes: Buffer): Buffer {
  const missing = (4 - (bytes.length % 4)) % 4;
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing)]);
}

function checksum(bytes: Buffer): number {
  const whole = pad(bytes);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}
