/** The widths that pictures come in, by shape; heights follow from the shape. */
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

const fileOf = (stem: string, pixels: number) => `/pictures/${stem}-${pixels}.avif`;

/** The source set of a picture, by its stem. */
export function pictureSource(stem: string, shape: PictureShape): PictureSource {
  const { widths, width, height } = sizes[shape];
  return {
    src: fileOf(stem, widths[0]),
    srcSet: widths.map((pixels) => `${fileOf(stem, pixels)} ${pixels}w`).join(', '),
    width: widths[0],
    height: Math.round((widths[0] * height) / width),
  };
}

/** The largest picture of a phone's first screen: one file for all phones, which the server includes in the page. */
export function phonePicture(stem: string, shape: PictureShape): string {
  return fileOf(stem, sizes[shape].widths[1]);
}
