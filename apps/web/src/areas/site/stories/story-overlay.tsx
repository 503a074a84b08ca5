import { useEffect, useEffectEvent } from 'react';

import type { HomeData } from '../home-data.ts';
import { StoryViewer } from './story-viewer.tsx';
import { useStoryAddress } from './use-story-address.ts';

export interface RequestedStory {
  readonly id: number;
}

export interface StoryOverlayProps {
  readonly stories: HomeData['stories'];
  /** The story just picked; picking it again is a new object. */
  readonly requested: RequestedStory | undefined;
  readonly onViewed: () => void;
}

/** Shows the viewer over the page while the address names a story. */
export function StoryOverlay({ stories, requested, onViewed }: StoryOverlayProps) {
  const { shown, open, step, close } = useStoryAddress();
  const show = useEffectEvent(open);
  useEffect(() => {
    if (requested) show(requested.id);
  }, [requested]);
  const story = stories.find(({ id }) => id === shown);
  if (!story) return null;
  return <StoryViewer stories={stories} story={story} onStep={step} onClose={close} onViewed={onViewed} />;
}
