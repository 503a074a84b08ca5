import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from 'react';

import { type App, useApp } from '../../app/app.ts';
import type { HomeData } from './home-data.ts';
import type { LateName } from './late/late-names.ts';

/** How far below the screen a section may be when its code is sent for. */
const NEAR = '600px';

interface Late {
  readonly LatePart: ComponentType<LateSectionProps>;
}

let late: Late | undefined;
const loaded = Promise.withResolvers<Late>();

/** Brings the code and the texts of the late sections; the server does so before it draws the page. */
export async function loadLateParts(app: App): Promise<void> {
  const texts = app.loadMessages('home');
  const { LatePart } = await import('./late/late-part.tsx');
  await texts;
  late = { LatePart };
  loaded.resolve(late);
}

interface LateSectionProps {
  readonly name: LateName;
  readonly data: HomeData;
}

function LoadedPart(props: LateSectionProps) {
  const { LatePart } = late ?? use(loaded.promise);
  return <LatePart {...props} />;
}

/** New properties would have React throw the server's HTML away before the code is there. */
const StablePart = memo(function StablePart(props: LateSectionProps) {
  return (
    <Suspense fallback={<div className="late-place" />}>
      <LoadedPart {...props} />
    </Suspense>
  );
});

/**
 * A section that the first screen does without: the server's HTML stands there, and comes alive when it
 * is nearly reached.
 */
export function LateSection({ name, data }: LateSectionProps) {
  const app = useApp();
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(data);
  useEffect(() => {
    if (late || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void loadLateParts(app);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [app]);
  return (
    <div ref={place} className={`home-${name}`}>
      <StablePart name={name} data={late ? data : first} />
    </div>
  );
}
