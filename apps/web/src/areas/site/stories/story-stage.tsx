import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { useApp } from '../../../app/app.ts';
import { pictureSource } from '../../../app/picture.ts';
import { callQuery } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { HomeData } from '../home-data.ts';
import type { StorySwipe } from './use-story-swipe.ts';

interface StoryStageProps {
  readonly story: HomeData['stories'][number];
  /** The story is visible, or failed to load: its time may start. */
  readonly onReady: () => void;
  readonly swipe: StorySwipe;
}

/** Replays have another origin, so `allow-scripts` with `allow-same-origin` cannot lift the sandbox. */
const STUDIO_SANDBOX = 'allow-scripts allow-same-origin';

function Replay({ story, onReady }: Omit<StoryStageProps, 'swipe'>) {
  const t = useMessages();
  const app = useApp();
  const id = Number(story.url.split('/').at(-1));
  const { data, isError } = useQuery({
    ...callQuery(app, 'GET /gameReplay/{id}', { params: { id }, query: { device: app.device } }),
    // Without the replay, its picture is enough.
    retry: false,
  });
  const giveUp = useEffectEvent(onReady);
  useEffect(() => {
    if (isError) giveUp();
  }, [isError]);
  if (!data) return null;
  return (
    <iframe
      src={data.data.url}
      title={t('home_story_replay', { name: data.data.name })}
      sandbox={STUDIO_SANDBOX}
      referrerPolicy="no-referrer"
      tabIndex={-1}
      onLoad={onReady}
    />
  );
}

/** The content of a story: its picture, and over it the replay if there is one. */
export function StoryStage({ story, onReady, swipe }: StoryStageProps) {
  const { src, srcSet, width, height } = pictureSource(story.picture, 'portrait');
  const isReplay = story.class === 'replay';
  return (
    <div className="story-stage">
      <img
        src={src}
        srcSet={srcSet}
        sizes="(max-width: 549px) 100vw, 440px"
        width={width}
        height={height}
        alt=""
        draggable={false}
        {...(isReplay ? {} : { onLoad: onReady, onError: onReady })}
      />
      {isReplay && <Replay story={story} onReady={onReady} />}
      <div className="story-touch" {...swipe} />
    </div>
  );
}
