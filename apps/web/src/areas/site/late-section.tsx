import { useEffect, useRef, useState } from 'react';

import { type App, useApp } from '../../app/app.ts';
import { keptView } from '../../app/kept-view.tsx';
import { loadOnline } from '../../app/load-online.ts';
import type { HomeData } from './home-data.ts';
import type { LateName } from './late/late-names.ts';

/** How far below the screen a section is when its code starts to load. */
const NEAR = '600px';

const part = keptView('LatePart', () => import('./late/late-part.tsx'), <div className="late-place" />);

/** Loads the code and texts of the late sections; the server does so before it renders the page. */
export const loadLateParts = (app: App): Promise<void> => part.load(app.loadMessages('home'));

interface LateSectionProps {
  readonly name: LateName;
  readonly data: HomeData;
}

/** A section below the first screen: it has the server's HTML, and is hydrated when it is near. */
export function LateSection({ name, data }: LateSectionProps) {
  const app = useApp();
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(data);
  useEffect(() => {
    if (part.isLoaded() || !place.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = () => loadOnline(() => loadLateParts(app), signal);
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
      <part.View name={name} data={part.isLoaded() ? data : first} />
    </div>
  );
}
