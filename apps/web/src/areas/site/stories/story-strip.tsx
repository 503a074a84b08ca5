import { useEffect, useRef, useState } from 'react';

import { pictureSource } from '../../app/picture.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../shell/router/index.ts';
import type { HomeData } from './home-data.ts';

/** As many as a phone shows before its strip is moved. */
const SEEN_AT_ONCE = 5;

/** Short ways to what is new, as round pictures; on phones the later ones are fetched when reached for. */
export function StoryStrip({ stories }: { stories: HomeData['stories'] }) {
  const t = useMessages();
  const [isReached, setReached] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = list.current;
    const reach = () => setReached(true);
    if (matchMedia('(min-width: 550px)').matches) reach();
    element?.addEventListener('scroll', reach, { once: true, passive: true });
    element?.addEventListener('focusin', reach, { once: true });
    return () => {
      element?.removeEventListener('scroll', reach);
      element?.removeEventListener('focusin', reach);
    };
  }, []);
  return (
    <nav className="story-strip" aria-label={t('site_stories')}>
      <ul ref={list}>
        {stories.map((story, index) => {
          const { src, width, height } = pictureSource(story.picture, 'portrait');
          return (
            <li key={story.id}>
              <Link href={story.url}>
                <span className="story-ring">
                  <span>
                    {(isReached || index < SEEN_AT_ONCE) && (
                      <img src={src} width={width} height={height} alt="" loading="lazy" />
                    )}
                  </span>
                </span>
                <span className="story-name">{story.title}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
