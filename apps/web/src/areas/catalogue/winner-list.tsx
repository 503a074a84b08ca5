import type { WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { useId } from 'react';

import { playAddress } from '../../addresses/play-address.ts';
import { pictureSource } from '../../app/picture.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { PlayLink } from '../play/index.ts';

type Winner = WireReply<'GET /homepage'>['data']['last_winners'][number];

/** The latest wins from the ledger, with masked names. */
export function WinnerList({ winners }: { winners: readonly Winner[] }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>{t('catalogue_last_winners')}</h2>
      </header>
      <ol className="winner-list panel">
        {winners.map((winner) => {
          const { src, width, height } = pictureSource(winner.picture, winner.shape);
          return (
            <li key={`${winner.username} ${winner.created_at}`}>
              <span className="winner-art">
                <img src={src} width={width} height={height} alt="" loading="lazy" />
              </span>
              <PlayLink href={playAddress(winner.game_id)}>{winner.name}</PlayLink>
              <small>{winner.username}</small>
              <b className="money">{money.exact(parseWire(winner.amount))}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
