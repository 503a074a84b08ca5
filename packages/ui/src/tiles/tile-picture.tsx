export interface TilePictureProps {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Among the first things seen: loaded at once instead of when it comes near. */
  eager?: boolean | undefined;
  /** The picture that its page is looked at for: it is fetched before all others. */
  leading?: boolean | undefined;
}

/** The art of a tile. The name stands beside it as text, so the picture itself says nothing. */
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
