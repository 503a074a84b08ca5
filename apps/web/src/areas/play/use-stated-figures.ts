import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { GameDetail } from './game-detail.ts';

export type StatedDetail = Pick<GameDetail, 'rtp' | 'rtp_least' | 'max_win_multiplier'>;

interface StatedFigures {
  /** Return to player, such as `%96,20` or `%94,00 – %96,20`. */
  readonly returned: string | null;
  /** Top win in stakes, such as `5.000×`. */
  readonly top: string | null;
}

/** The studio's figures of a game in words of the page; null where it states none. */
export function useStatedFigures({ rtp, rtp_least, max_win_multiplier }: StatedDetail): StatedFigures {
  const t = useMessages();
  const { language } = useApp();
  const precise = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  const percent = (value: string) => t('play_percent', { value: precise.format(Number(value)) });
  const range = rtp && rtp_least !== null ? `${percent(rtp_least)} – ${percent(rtp)}` : rtp && percent(rtp);
  const times = new Intl.NumberFormat(language);
  return {
    returned: range || null,
    top: max_win_multiplier ? t('play_multiplier', { value: times.format(max_win_multiplier) }) : null,
  };
}
