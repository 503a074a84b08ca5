import type { LinkComponent } from '../link.ts';
import { ControlSpecimens } from './control-specimens.tsx';
import { FoundationSpecimens } from './foundation-specimens.tsx';
import sampleLandscape from './sample-landscape.svg?no-inline';
import samplePortrait from './sample-portrait.svg?no-inline';
import { SurfaceSpecimens } from './surface-specimens.tsx';
import { TileSpecimens } from './tile-specimens.tsx';

export interface GalleryProps {
  /** Art to try the tiles with; without it they show a plain drawing. */
  pictures?: { portrait: readonly string[]; landscape: readonly string[] } | undefined;
  linkAs?: LinkComponent | undefined;
}

const samples = { portrait: [samplePortrait], landscape: [sampleLandscape] };

/** Every part in every state, in the look of the brand around it. A page for those who build the site. */
export function Gallery({ pictures = samples, linkAs }: GalleryProps) {
  return (
    <div className="mx-auto grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-10 px-(--gut) py-8">
      <FoundationSpecimens />
      <ControlSpecimens />
      <TileSpecimens pictures={pictures} linkAs={linkAs} />
      <SurfaceSpecimens />
    </div>
  );
}
