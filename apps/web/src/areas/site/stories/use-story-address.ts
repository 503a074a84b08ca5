import { useEffect, useRef, useSyncExternalStore } from 'react';

import { useNavigation } from '../../../router/index.ts';

/** Id of a story in the strip. The address uses it as its fragment, and the focus returns there. */
const storyName = (id: number) => `story-${id}`;

/** The story in the address: `#story-3` opens it, and Back closes it. */
export function useStoryAddress() {
  const navigation = useNavigation();
  const hash = useSyncExternalStore(
    navigation.subscribe,
    () => location.hash,
    () => '',
  );
  const openedHere = useRef(false);
  const shown = Number(/^#story-(\d+)$/.exec(hash)?.[1] ?? 0);
  const before = useRef(shown);
  useEffect(() => {
    const left = before.current;
    before.current = shown;
    if (shown || !left) return;
    openedHere.current = false;
    document.getElementById(storyName(left))?.focus();
  }, [shown]);

  const show = (id: number, replace: boolean) =>
    void navigation.navigate(`#${storyName(id)}`, { replace, keepScroll: true });
  return {
    shown,
    open(id: number) {
      openedHere.current = true;
      show(id, false);
    },
    step: (id: number) => show(id, true),
    close() {
      if (openedHere.current) history.back();
      else void navigation.navigate(location.pathname + location.search, { replace: true, keepScroll: true });
    },
  };
}
