import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

import { useLateLoading } from './late-loading.ts';

const MARGIN = '240px';

export interface LatePartProps {
  /** Reserves the room of what will stand here, so that nothing moves when it comes. */
  readonly className: string;
  /** A component with a file of its own. */
  readonly children: ReactNode;
}

/** Something that is brought once it is near the screen, and never among the first things of a page. */
export function LatePart({ className, children }: LatePartProps) {
  const element = useRef<HTMLDivElement>(null);
  const isLateLoading = useLateLoading();
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} className={className}>
      {isLateLoading && isNear && <Suspense>{children}</Suspense>}
    </div>
  );
}
