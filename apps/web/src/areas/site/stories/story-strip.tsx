import { VisuallyHidden } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { lateView } from '../../../app/late-view.tsx';
import { pictureSource } from '../../../app/picture.ts';
import { useLateAction } from '../../../frame/use-late-action.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import type { HomeData } from '../home-data.ts';
import type { RequestedStory } from './story-overlay.tsx';
import { readViewed } from './viewed-stories.ts';

/** As many as a phone shows before scrolling. */
const VISIBLE_STORIES = 5;

/** It loads when the pointer nears the stories, or if the address names one. */
const StoryOverlay = lateView('StoryOverlay', () => import('./story-overlay.tsx'), { texts: 'home' });

/** Links to new content, as round pictures; phones load the later ones on demand. */
export function StoryStrip({ stories }: { stories: HomeData['stories'] }) {
  const t = useMessages();
  const [isReached, setReached] = useState(false);
  const [viewed, setViewed] = useState<readonly number[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const [requested, setRequested] = useState<RequestedStory>();
  const app = useApp();
  const runLate = useLateAction();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    const element = list.current;
    const reach = () => setReached(true);
    const update = () => setViewed(readViewed());
    update();
    if (matchMedia('(min-width: 550px)').matches) reach();
    if (location.hash.startsWith('#story-')) setMounted(true);
    element?.addEventListener('scroll', reach, { once: true, passive: true });
    element?.addEventListener('focusin', reach, { once: true });
    window.addEventListener('storage', update);
    return () => {
      element?.removeEventListener('scroll', reach);
      element?.removeEventListener('focusin', reach);
      window.removeEventListener('storage', update);
    };
  }, []);
  return (
    <>
      <nav className="story-strip" aria-label={t('site_stories')}>
        <ul ref={list} onPointerEnter={() => void StoryOverlay.load(app).catch(() => undefined)}>
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
                    setRequested({ id });
                    runLate(
                      () => StoryOverlay.load(app),
                      () => setMounted(true),
                    );
                  }}
                >
                  <span className="story-ring">
                    <span>
                      {(isReached || index < VISIBLE_STORIES) && (
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
      {isMounted && (
        <StoryOverlay stories={stories} requested={requested} onViewed={() => setViewed(readViewed())} />
      )}
    </>
  );
}
