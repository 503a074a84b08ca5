export interface TilePictureProps {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Among the first things seen: loaded at once instead of when it comes near. */
  eager?: boolean | undefined;
}

/** The art of a tile. The name stands beside it as text, so the picture itself says nothing. */
export function TilePicture({ src, srcSet, sizes, eager }: TilePictureProps) {
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}
