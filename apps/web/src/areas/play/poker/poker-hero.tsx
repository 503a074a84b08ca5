import type { MessageKey } from '@baize/messages/keys';
import { ButtonLink, Skeleton } from '@baize/ui';

import { useApp } from '../../../app/app.ts';
import { pictureSource } from '../../../app/picture.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as paths from '../../../addresses/paths.ts';
import { PlayLink } from '../play-link.tsx';
import type { PokerStats, RoomState } from './use-poker-stats.ts';

const PICTURE = 'poker-salonu';

interface NumberTexts {
  readonly count: Intl.NumberFormat;
  readonly total: Intl.NumberFormat;
}

interface Figure {
  readonly label: MessageKey;
  text(stats: PokerStats, format: NumberTexts): string;
  readonly isMoney?: true;
}

const figures: readonly Figure[] = [
  {
    label: 'poker_total_balance',
    // Formatting the decimal string itself keeps its precision, however large the amount.
    text: ({ totalGameBalances }, { total }) =>
      `${total.format(totalGameBalances as Intl.StringNumericLiteral)} TL`,
    isMoney: true,
  },
  {
    label: 'poker_active_players',
    text: ({ tableMembersCount }, { count }) => count.format(tableMembersCount),
  },
  { label: 'poker_open_tables', text: ({ totalTable }, { count }) => count.format(totalTable) },
];

function Figures({ room }: { room: RoomState }) {
  const t = useMessages();
  const { language } = useApp();
  const format: NumberTexts = {
    count: new Intl.NumberFormat(language),
    total: new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  };
  if (room.kind === 'silent') return <p className="poker-silent">{t('poker_silent')}</p>;
  return (
    <dl className="poker-figures" aria-busy={room.kind === 'waiting'}>
      {figures.map(({ label, text, isMoney }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd className={isMoney && 'is-money'}>
            {room.kind === 'known' ? text(room.stats, format) : <Skeleton className="h-7 w-24" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The head of the poker page: money on the tables, players, and a link to the lobby. */
export function PokerHero({ room }: { room: RoomState }) {
  const t = useMessages();
  const wide = pictureSource(PICTURE, 'wide');
  return (
    <section className="poker-hero" aria-labelledby="poker-title">
      <picture>
        <source
          media="(max-width: 549px)"
          srcSet={pictureSource(`${PICTURE}-tall`, 'tall').srcSet}
          sizes="100vw"
        />
        <img {...wide} sizes="(max-width: 1440px) 100vw, 1392px" alt="" fetchPriority="high" />
      </picture>
      <div className="poker-copy">
        <h1 id="poker-title">{t('poker_title')}</h1>
        <p>{t('poker_lead')}</p>
        <div role="status" className="poker-state">
          <Figures room={room} />
        </div>
        <ButtonLink size="large" icon="spade" href={paths.pokerLobby} linkAs={PlayLink}>
          {t('poker_open_lobby')}
        </ButtonLink>
      </div>
    </section>
  );
}
