import type { RewardView } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';
import { useIsHydrated, VisuallyHidden } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { RewardFrame } from './reward-frame.tsx';

export interface RewardPageInput {
  readonly view: RewardView;
  readonly title: MessageKey;
}

/** A partner's page over the whole width, in its own words. */
export function RewardPage({ input: { view, title } }: { input: RewardPageInput }) {
  const t = useMessages();
  // Its address is the player's own, so the first HTML has none.
  const isHydrated = useIsHydrated();
  const name = t(title);
  return (
    <>
      <h1>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h1>
      {isHydrated ? <RewardFrame key={view} view={view} name={name} /> : <div className="reward-frame" />}
    </>
  );
}
