import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { GameDetail } from '../game-detail.ts';

interface BarFactsProps {
  readonly detail: Pick<GameDetail, 'rtp' | 'rtp_least' | 'max_win_multiplier'>;
}

/** Stated return and top win, in sight while the game is played; a narrow bar has no room for them. */
export function BarFacts({ detail }: BarFactsProps) {
  const t = useMessages();
  const { language } = useApp();
  const { rtp, rtp_least: least, max_win_multiplier: highest } = detail;
  if (!rtp) return null;
  const precise = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  const percent = (value: string) => t('play_percent', { value: precise.format(Number(value)) });
  const returned = least === null ? percent(rtp) : `${percent(least)} – ${percent(rtp)}`;
  const top = highest && t('play_multiplier', { value: new Intl.NumberFormat(language).format(highest) });
  return (
    <span className="play-facts">
      {top ? t('play_bar_return_top', { return: returned, top }) : t('play_bar_return', { return: returned })}
    </span>
  );
}
