import { useEffect, useState } from 'react';

import type { PartGroup } from './part.ts';
import { useSay } from './words.ts';

/** What is read is near the top of the screen, below the bars that stay there. */
const READING_BAND = '-20% 0px -70% 0px';

/** The part that is being read. */
function useCurrentPart(groups: readonly PartGroup[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const { id } of groups.flatMap(({ parts }) => parts)) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [groups]);
  return current;
}

/** Ways to every part: a list beside the parts, on narrow screens a row of their groups above them. */
export function TableOfContents({ groups }: { groups: readonly PartGroup[] }) {
  const say = useSay();
  const current = useCurrentPart(groups);
  return (
    <nav className="gallery-toc" aria-label={say('Parçalar', 'Parts')}>
      <ul>
        {groups.map(({ id, title, parts }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="gallery-toc-group"
              data-current={parts.some((part) => part.id === current) || undefined}
            >
              {say(...title)}
            </a>
            <ul>
              {parts.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`} aria-current={part.id === current ? 'location' : undefined}>
                    {say(...part.title)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
