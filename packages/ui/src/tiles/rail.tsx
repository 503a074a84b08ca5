import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { IconButton } from '../controls/icon-button.tsx';
import type { LinkComponent } from '../link.ts';

export interface RailProps {
  title: string;
  /** A note beside the title, such as “64 tables open”. */
  note?: string | undefined;
  more?: { href: string; label: string } | undefined;
  previousLabel: string;
  nextLabel: string;
  /** How many tiles are visible: `tiles` for portrait pictures, `live` for 16:9, `cards` for promotions. */
  shape?: 'tiles' | 'live' | 'cards' | undefined;
  linkAs?: LinkComponent | undefined;
  /** Tiles, one list item each. */
  children: readonly ReactNode[];
}

interface Edges {
  start: boolean;
  end: boolean;
}

/** A row that scrolls sideways; a cut tile at its edge shows that there is more. */
export function Rail(props: RailProps) {
  const {
    title,
    note,
    more,
    previousLabel,
    nextLabel,
    shape = 'tiles',
    linkAs: Link = 'a',
    children,
  } = props;
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  // Until measured, the row is at its start and assumed to overflow.
  const [edges, setEdges] = useState<Edges>({ start: true, end: false });

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const start = element.scrollLeft < 8;
      const end = element.scrollLeft + element.clientWidth > element.scrollWidth - 8;
      setEdges((known) => (known.start === start && known.end === end ? known : { start, end }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const turn = (direction: 1 | -1) => {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.85 });
  };

  return (
    <section className="rail" aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>{title}</h2>
        {note && <span className="truncate text-ink-3">{note}</span>}
        {more && (
          <Link href={more.href} className="section-more">
            {more.label}
            <span className="visually-hidden">: {title}</span>
          </Link>
        )}
        <span className={more ? 'rail-turn' : 'rail-turn ml-auto'}>
          <IconButton
            outlined
            icon="chevron-left"
            label={previousLabel}
            disabled={edges.start}
            onClick={() => turn(-1)}
          />
          <IconButton
            outlined
            icon="chevron-right"
            label={nextLabel}
            disabled={edges.end}
            onClick={() => turn(1)}
          />
        </span>
      </header>
      <ul ref={list} className={`rail-list rail-${shape}`}>
        {children.map((child, index) => (
          // The order of a rail does not change while it is shown.
          <li key={index}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
