import { VisuallyHidden } from '@baize/ui';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { pictureSource } from '../../../app/picture.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import type { HomeData } from '../home-data.ts';
import type { AskedStory, StoryOverPageProps } from './story-over-page.tsx';
import { readViewed } from './viewed-stories.ts';

/** As many as a phone shows before its strip is moved. */
const SEEN_AT_ONCE = 5;

/** The viewer's code comes when somebody reaches for a story, or when the address names one. */
function useViewer() {
  const app = useApp();
  const [Viewer, setViewer] = useState<ComponentType<StoryOverPageProps>>();
  const bring = useCallback(async () => {
    const texts = app.bringMessages('home');
    const { StoryOverPage } = await import('./story-over-page.tsx');
    await texts;
    setViewer(() => StoryOverPage);
  }, [app]);
  useEffect(() => {
    if (location.hash.startsWith('#story-')) void bring();
  }, [bring]);
  return { Viewer, bring: () => void bring() };
}

/** Short ways to what is new, as round pictures; on phones the later ones are fetched when reached for. */
export function StoryStrip({ stories }: { stories: HomeData['stories'] }) {
  const t = useMessages();
  const [isReached, setReached] = useState(false);
  const [viewed, setViewed] = useState<readonly number[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<AskedStory>();
  const { Viewer, bring } = useViewer();
  useEffect(() => {
    const element = list.current;
    const reach = () => setReached(true);
    const look = () => setViewed(readViewed());
    look();
    if (matchMedia('(min-width: 550px)').matches) reach();
    element?.addEventListener('scroll', reach, { once: true, passive: true });
    element?.addEventListener('focusin', reach, { once: true });
    window.addEventListener('storage', look);
    return () => {
      element?.removeEventListener('scroll', reach);
      element?.removeEventListener('focusin', reach);
      window.removeEventListener('storage', look);
    };
  }, []);
  return (
    <>
      <nav className="story-strip" aria-label={t('site_stories')}>
        <ul ref={list} onPointerEnter={bring}>
          {stories.map(({ id, url, title, picture }, index) => {
            const { src, width, height } = pictureSource(picture, 'portrait');
            const isNew = !viewed.includes(id);
            return (
              <li key={id}>
                <Link
                  id={`story-${id}`}
                  href={url}
                  className={isNew ? 'is-new' : ''}
                  aria-haspopup="dialog"
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    setAsked({ id });
                    bring();
                  }}
                >
                  <span className="story-ring">
                    <span>
                      {(isReached || index < SEEN_AT_ONCE) && (
                        <img src={src} width={width} height={height} alt="" loading="lazy" />
                      )}
                    </span>
                  </span>
                  <span className="story-name">{title}</span>
                  {isNew && <VisuallyHidden>{t('play_badge_new')}</VisuallyHidden>}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {Viewer && <Viewer stories={stories} asked={asked} onViewed={() => setViewed(readViewed())} />}
    </>
  );
}
