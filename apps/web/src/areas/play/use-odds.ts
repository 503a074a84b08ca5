import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Small odds keep a decimal, large ones are rounded to what a player can take in. */
const DIGITS = { maximumSignificantDigits: 3 } as const;
const DECIMAL = { maximumFractionDigits: 1 } as const;
const MANY = 100;

/** Words for a chance of one game in so many: "1 game in 3.7". */
export function useOdds(): (games: number) => string {
  const t = useMessages();
  const { language } = useApp();
  return (games) =>
    t('play_one_in', {
      games: new Intl.NumberFormat(language, games < MANY ? DECIMAL : DIGITS).format(games),
    });
}
