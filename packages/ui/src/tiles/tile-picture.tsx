export interface TilePictureProps {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** On the first screen: loads at once instead of when it is near. */
  eager?: boolean | undefined;
  /** The page's largest picture: it loads before all others. */
  leading?: boolean | undefined;
}

/** The picture of a tile. Its name is beside it as text, so the picture has no alternative text. */
export function TilePicture({ src, srcSet, sizes, eager, leading }: TilePictureProps) {
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt=""
      loading={eager || leading ? 'eager' : 'lazy'}
      fetchPriority={leading ? 'high' : undefined}
      decoding="async"
      draggable={false}
    />
  );
}
