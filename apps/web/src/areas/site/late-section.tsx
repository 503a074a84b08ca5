import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from 'react';

import { type App, useApp } from '../../app/app.ts';
import { deferred } from '../../app/deferred.ts';
import { lateCode } from '../../app/late-code.ts';
import type { HomeData } from './home-data.ts';
import type { LateName } from './late/late-names.ts';

/** How far below the screen a section is when its code starts to load. */
const NEAR = '600px';

interface Late {
  readonly LatePart: ComponentType<LateSectionProps>;
}

const code = lateCode('LatePart', () => import('./late/late-part.tsx'));
let late: Late | undefined;
const loaded = deferred<Late>();

/** Loads the code and texts of the late sections; the server does so before it renders the page. */
export async function loadLateParts(app: App): Promise<void> {
  const texts = app.loadMessages('home');
  const [LatePart] = await Promise.all([code.load(), texts]);
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

/** With new props, React would discard the server's HTML before the code has loaded. */
const StablePart = memo(function StablePart(props: LateSectionProps) {
  return (
    <Suspense fallback={<div className="late-place" />}>
      <LoadedPart {...props} />
    </Suspense>
  );
});

/** A section below the first screen: it has the server's HTML, and is hydrated when it is near. */
export function LateSection({ name, data }: LateSectionProps) {
  const app = useApp();
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(data);
  useEffect(() => {
    if (late || !place.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = () =>
      void loadLateParts(app).catch(() => window.addEventListener('online', load, { once: true, signal }));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [app]);
  return (
    <div ref={place} className={`home-${name}`}>
      <StablePart name={name} data={late ? data : first} />
    </div>
  );
}
