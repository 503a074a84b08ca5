import { playAddress } from '../../addresses/play-address.ts';
import { useApp } from '../../app/app.ts';
import { PrintedDialog } from '../../frame/printed-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import type { ActiveBonus } from './reward-queries.ts';
import { beginSentence, oddsText, typeName } from './term-lines.ts';

interface CountedGamesProps {
  readonly bonus: ActiveBonus;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How much of a stake counts, by type of game and by the games that differ from theirs. */
export function CountedGames({ bonus, open, onClose }: CountedGamesProps) {
  const t = useMessages();
  const { language } = useApp();
  return (
    <PrintedDialog
      open={open}
      onClose={onClose}
      title={t('rewards_counted_games')}
      closeLabel={t('site_close')}
    >
      <p className="text-ink-2">{t('rewards_counted_text')}</p>
      <dl className="counted-games">
        {bonus.types.map(({ type, percent }) => (
          <div key={type}>
            <dt>{beginSentence(typeName(t, type), language)}</dt>
            <dd>
              {t('rewards_percent', { percent })}
              {type === 'sport' && bonus.min_odds !== null && (
                <small>{t('rewards_from_odds', { odds: oddsText(bonus.min_odds, language) })}</small>
              )}
            </dd>
          </div>
        ))}
        {bonus.games.map(({ id, name, percent }) => (
          <div key={id}>
            <dt>
              <Link href={playAddress(id)}>{name}</Link>
            </dt>
            <dd>{t('rewards_percent', { percent })}</dd>
          </div>
        ))}
      </dl>
    </PrintedDialog>
  );
}
