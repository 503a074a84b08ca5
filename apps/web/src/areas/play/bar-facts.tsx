import { useMessages } from '../../messages/use-messages.ts';
import { type StatedDetail, useStatedFigures } from './use-stated-figures.ts';

/** Stated return and top win, in sight while the game is played; a narrow bar has no room for them. */
export function BarFacts({ detail }: { readonly detail: StatedDetail }) {
  const t = useMessages();
  const { returned, top } = useStatedFigures(detail);
  if (!returned) return null;
  return (
    <span className="play-facts">
      {top ? t('play_bar_return_top', { return: returned, top }) : t('play_bar_return', { return: returned })}
    </span>
  );
}
