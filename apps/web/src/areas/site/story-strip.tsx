import { pictureSource } from '../../app/picture.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../shell/router/index.ts';
import type { HomeData } from './home-data.ts';

/** Short ways to what is new, as round pictures. */
export function StoryStrip({ stories }: { stories: HomeData['stories'] }) {
  const t = useMessages();
  return (
    <nav className="story-strip" aria-label={t('site_stories')}>
      <ul>
        {stories.map((story) => {
          const { src, width, height } = pictureSource(story.picture, 'portrait');
          return (
            <li key={story.id}>
              <Link href={story.url}>
                <span className="story-ring">
                  <span>
                    <img src={src} width={width} height={height} alt="" loading="lazy" />
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
