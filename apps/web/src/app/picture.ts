/** Widths in which every picture stands ready, by shape; the heights follow from the shape. */
const sizes = {
  portrait: { widths: [240, 480], width: 3, height: 4 },
  landscape: { widths: [400, 800], width: 16, height: 9 },
  wide: { widths: [960, 1680], width: 21, height: 9 },
  near: { widths: [480, 720], width: 835, height: 540 },
  tall: { widths: [480, 720], width: 4, height: 5 },
} as const;
export type PictureShape = keyof typeof sizes;

export interface PictureSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** The files of a picture by its stem. */
export function pictureSource(stem: string, shape: PictureShape): PictureSource {
  const { widths, width, height } = sizes[shape];
  const file = (pixels: number) => `/pictures/${stem}-${pixels}.avif`;
  return {
    src: file(widths[0]),
    srcSet: widths.map((pixels) => `${file(pixels)} ${pixels}w`).join(', '),
    width: widths[0],
    height: Math.round((widths[0] * height) / width),
  };
}
