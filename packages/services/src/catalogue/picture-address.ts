/** Width of the small picture of each shape, which stands ready beside the larger ones. */
const smallWidths = { portrait: 240, landscape: 400, wide: 960 } as const;

/** Address of a picture's small file, by the stem of its files. */
export function pictureAddress(stem: string, shape: keyof typeof smallWidths): string {
  return `/pictures/${stem}-${smallWidths[shape]}.avif`;
}
