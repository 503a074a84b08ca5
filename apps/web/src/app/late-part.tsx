import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useLateLoading } from './late-loading.ts';

const MARGIN = '240px';

export interface LatePartProps {
  /** Reserves the part's space, so that the layout does not shift. */
  readonly className: string;
  /** A late view. */
  readonly children: ReactNode;
}

/** Content that loads once it is near the screen, and never with the first screen. */
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
      {isLateLoading && isNear && children}
    </div>
  );
}
