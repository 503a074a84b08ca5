/**
 * Subsets the site's fonts from the @fontsource-variable packages: the text font for all brands and one display font
 * for each; and the text font as a static TrueType font for PDFs. The files are committed; run `npm run fonts` after
 * changing a font package or the lists below.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import subsetFont from 'subset-font';

import { joinFonts } from './join-fonts.ts';

const root = join(import.meta.dirname, '../../..');
const packages = createRequire(import.meta.url);

interface Face {
  readonly family: string;
  /** Which variable file of the package: by weight, or with optical size as well. */
  readonly axes?: 'wght' | 'opsz';
  readonly weights: readonly [number, number];
  /** Path below the root, without extension. */
  readonly target: string;
}

const faces: readonly Face[] = [
  { family: 'onest', weights: [400, 700], target: 'packages/ui/fonts/onest' },
  { family: 'bricolage-grotesque', weights: [600, 800], target: 'brands/baize/assets/display' },
  { family: 'newsreader', weights: [500, 700], target: 'brands/lumen/assets/display' },
  { family: 'archivo', weights: [700, 900], target: 'brands/tribun/assets/display' },
  { family: 'fraunces', weights: [500, 700], target: 'brands/kehribar/assets/display' },
  { family: 'gabarito', weights: [600, 900], target: 'brands/mercan/assets/display' },
  { family: 'unbounded', weights: [500, 800], target: 'brands/uydu/assets/display' },
  { family: 'exo-2', weights: [600, 900], target: 'brands/pist/assets/display' },
  { family: 'playfair-display', weights: [500, 800], target: 'brands/cini/assets/display' },
  { family: 'space-grotesk', weights: [500, 700], target: 'brands/buzul/assets/display' },
  { family: 'red-hat-display', weights: [700, 900], target: 'brands/limonata/assets/display' },
];

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

const latin = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}ı–—‘’“”•…′€™−`;
/** In the packages' second file; the ranges are repeated where the fonts are declared. */
const turkish = 'ğĞşŞİ₺';
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'rvrn', 'case'];

async function cutFace({ family, axes = 'wght', weights: [min, max], target }: Face): Promise<void> {
  const parts = [
    { subset: 'latin', text: latin, ending: '' },
    { subset: 'latin-ext', text: turkish, ending: '-tr' },
  ];
  for (const { subset, text, ending } of parts) {
    const source = packages.resolve(
      `@fontsource-variable/${family}/files/${family}-${subset}-${axes}-normal.woff2`,
    );
    const font = await subsetFont(readFileSync(source), text, {
      targetFormat: 'woff2',
      keepFeatures,
      noHinting: true,
      variationAxes: { wght: { min, max } },
    });
    const path = join(root, `${target}${ending}.woff2`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, font);
    console.log(`${relative(root, path)} ${(font.length / 1024).toFixed(1)} KiB`);
  }
}

/** Tables are regular: thousands of texts, which are laid out several times as fast without kerning. */
const pdfFaces = [
  { name: 'regular', weight: 400, features: [] },
  { name: 'semibold', weight: 600, features: ['kern'] },
] as const;
/** Names of people and games are in any Latin or Cyrillic language. */
const pdfSubsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'math'];
const digits = '0123456789';

/** In PDFs all digits have the same width, so that no program has to know of a font's features. */
async function cutPdfFace({ name, weight, features }: (typeof pdfFaces)[number]): Promise<void> {
  const read = async (subset: string, text: string, keepFeatures: readonly string[]) =>
    subsetFont(
      readFileSync(packages.resolve(`@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`)),
      text,
      {
        targetFormat: 'truetype',
        keepFeatures,
        noHinting: true,
        variationAxes: { wght: weight },
      },
    );
  const text = characters(0x20, 0xffff).replaceAll(/[\ud800-\udfff]/g, '');
  const [latin, ...others] = await Promise.all(pdfSubsets.map((subset) => read(subset, text, features)));
  if (!latin) throw new Error('no font');
  const tabular = await read('latin', digits, ['tnum']);
  const font = joinFonts([
    { font: latin },
    ...others.map((other) => ({ font: other })),
    { font: tabular, otherFormsOf: digits },
  ]);
  writePdfFont(`${name}.ttf`, font);
}

/** One that few names need, compressed; the library for PDFs cannot embed WOFF2. */
const writeScriptFont = (name: string, font: Buffer) =>
  writePdfFont(`${name}.ttf.br`, brotliCompressSync(font));

function writePdfFont(name: string, font: Buffer): void {
  const path = join(root, `packages/pdf/fonts/${name}`);
  writeFileSync(path, font);
  console.log(`${relative(root, path)} ${(font.length / 1024).toFixed(1)} KiB`);
}

/** What shapes letters that depend on those beside them. */
const shaping =
  'ccmp locl isol init medi fina rlig calt liga mark mkmk abvm blwm ' +
  'nukt akhn rphf rkrf pref blwf half pstf cjct pres abvs blws psts haln';

/** The letters of scripts with one small file each: the package, its subset, and ranges of characters. */
const smallScripts: readonly (readonly [
  name: string,
  family: string,
  subset: string,
  ...ranges: (readonly [number, number])[],
])[] = [
  ['arabic', 'noto-sans-arabic', 'arabic', [0x600, 0x6ff], [0x750, 0x77f]],
  ['hebrew', 'noto-sans-hebrew', 'hebrew', [0x591, 0x5f4]],
  ['greek', 'noto-sans', 'greek', [0x370, 0x3ff]],
  ['armenian', 'noto-sans-armenian', 'armenian', [0x531, 0x58f]],
  ['georgian', 'noto-sans-georgian', 'georgian', [0x10a0, 0x10ff], [0x1c90, 0x1cbf]],
  ['thai', 'noto-sans-thai', 'thai', [0xe01, 0xe5b]],
  ['devanagari', 'noto-sans', 'devanagari', [0x900, 0x97f]],
];

async function cutPdfScript(
  ...[name, family, subset, ...ranges]: (typeof smallScripts)[number]
): Promise<void> {
  const file = `@fontsource/${family}/files/${family}-${subset}-400-normal.woff2`;
  const text = ranges.map(([first, last]) => characters(first, last)).join('');
  const options = { targetFormat: 'truetype', keepFeatures: shaping.split(' '), noHinting: true } as const;
  writeScriptFont(name, await subsetFont(readFileSync(packages.resolve(file)), text, options));
}

/** All two-byte characters of an encoding whose first bytes are these. */
function encoded(encoding: string, first: number, last: number): string {
  const decoder = new TextDecoder(encoding);
  let text = '';
  for (let lead = first; lead <= last; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) text += decoder.decode(Uint8Array.of(lead, trail));
  return text;
}

/** A font of one weight from the many files of a family, of which each has a few characters. */
async function cutPdfParts(name: string, family: string, text: string): Promise<void> {
  const folder = dirname(packages.resolve(`@fontsource-variable/${family}/unicode.json`));
  const files = readdirSync(join(folder, 'files')).filter((file) => /-\d+-wght-normal\.woff2$/.test(file));
  const options = {
    targetFormat: 'truetype',
    keepFeatures: [],
    noHinting: true,
    variationAxes: { wght: 400 },
  } as const;
  const fonts: Buffer[] = [];
  for (const file of files)
    fonts.push(await subsetFont(readFileSync(join(folder, 'files', file)), text, options));
  const [first, ...others] = fonts.map((font) => ({ font }));
  if (first) writeScriptFont(name, joinFonts([first, ...others]));
}

/** The common characters as encodings have them: the first levels of GB 2312, Big5 and JIS X 0208. */
const han = encoded('gb2312', 0xb0, 0xd7) + encoded('big5', 0xa4, 0xc6) + encoded('shift_jis', 0x88, 0x98);
const onlyHan = [...new Set(han)].filter((character) => /\p{Script=Han}/u.test(character)).join('');
const allHangul = characters(0xac00, 0xd7a3);
const kana = characters(0x3001, 0x3005) + characters(0x3041, 0x30ff);

for (const face of faces) await cutFace(face);
for (const face of pdfFaces) await cutPdfFace(face);
for (const script of smallScripts) await cutPdfScript(...script);
await cutPdfParts('han', 'noto-sans-sc', onlyHan);
await cutPdfParts('kana', 'noto-sans-sc', kana);
await cutPdfParts('hangul', 'noto-sans-kr', allHangul);
