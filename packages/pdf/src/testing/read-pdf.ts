import { inflateSync } from 'node:zlib';

/** What a PDF of ours contains: the texts of each page in the order in which they are drawn, and the rest as text. */
export interface ReadPdf {
  readonly pages: readonly (readonly string[])[];
  /** Dictionaries of all objects. */
  readonly structure: string;
}

/** Reads a PDF that `makePdf` drew back, by the characters that its fonts name for their glyphs. */
export function readPdf(pdf: Uint8Array): ReadPdf {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map<string, { dictionary: string; stream: string }>();
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', packed] = body.split('\nstream\n');
    const stream =
      packed === undefined || !dictionary.includes('FlateDecode')
        ? ''
        : inflateSync(Buffer.from(packed.slice(0, packed.lastIndexOf('\nendstream')), 'latin1')).toString(
            'latin1',
          );
    objects.set(id, { dictionary, stream });
  }
  const object = (id = '') => objects.get(id) ?? { dictionary: '', stream: '' };
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary));
  return {
    pages: pages.map(({ dictionary }) => {
      const resources = object(/\/Resources (\d+) 0 R/.exec(dictionary)?.[1]).dictionary;
      const fonts = new Map(
        Array.from(resources.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id]) => [
          name,
          charactersOf(object(/\/ToUnicode (\d+) 0 R/.exec(object(id).dictionary)?.[1]).stream),
        ]),
      );
      return textsOf(object(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]).stream, fonts);
    }),
    structure: Array.from(objects.values(), ({ dictionary }) => dictionary).join('\n'),
  };
}

function charactersOf(map: string): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      characters.set(Number.parseInt(first, 16) + index, decode(code));
  return characters;
}

function decode(hex: string): string {
  const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex');
  return bytes.swap16().toString('utf16le');
}

function textsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  let characters: ReadonlyMap<number, string> = new Map();
  return Array.from(content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g), ([, font, shown]) => {
    if (font !== undefined) characters = fonts.get(font) ?? new Map();
    const glyphs = Array.from((shown ?? '').matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) => hex).join('');
    return Array.from(
      glyphs.matchAll(/.{4}/g),
      ([glyph]) => characters.get(Number.parseInt(glyph, 16)) ?? '',
    ).join('');
  }).filter((text) => text !== '');
}
