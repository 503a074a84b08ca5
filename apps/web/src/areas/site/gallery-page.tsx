import { Gallery } from '@baize/ui';

/** The parts of the interface as this brand wears them. */
export function GalleryPage() {
  return <Gallery />;
}
