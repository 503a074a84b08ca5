import { useEffect, useState } from 'react';

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
  const reach = () => setReached(true);
  useEffect(() => {
    if (matchMedia('(min-width: 550px)').matches) setReached(true);
  }, []);
  return (
    <nav className="story-strip" aria-label={t('site_stories')}>
      {/* The handlers act for nobody: they let pictures be fetched that come into sight.
          oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul onScroll={reach} onFocus={reach}>
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
