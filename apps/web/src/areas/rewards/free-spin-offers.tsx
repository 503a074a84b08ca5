import { parseWire } from '@baize/currency';
import { Button, ButtonLink, Panel } from '@baize/ui';
import { useState } from 'react';

import { playAddress } from '../../addresses/play-address.ts';
import { useApp } from '../../app/app.ts';
import { pictureSource } from '../../app/picture.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { Link } from '../../router/index.ts';
import { dayAndTime } from '../money/index.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { type FreeSpins, useBonuses } from './reward-queries.ts';
import { timesText } from './term-lines.ts';
import './rewards.css';

/** What free rounds win and until when, in a sentence or two. */
function useSpinText(spins: FreeSpins): string {
  const t = useMessages();
  const app = useApp();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const until = spins.status === 1 && spins.expires_at !== null ? spins.expires_at : spins.claim_until;
  return [
    t('rewards_spins_until', { moment: dayAndTime(until, app) }),
    spins.max_win === null
      ? undefined
      : t('rewards_spins_max', { amount: money.short(parseWire(spins.max_win), currency) }),
    spins.times === 0
      ? t('rewards_spins_own')
      : t('rewards_spins_times', { times: timesText(spins.times, app.language) }),
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

function FreeSpinCard({ spins }: { readonly spins: FreeSpins }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const [isOpen, setOpen] = useState(false);
  const isActive = spins.status === 1;
  const [chosen] = spins.games;
  const stake = money.exact(parseWire(spins.stake), currency);
  const id = `spins-${spins.free_spin_id}`;
  return (
    <Panel as="article" className="spin-card" aria-labelledby={id}>
      <h3 id={id}>{spins.name}</h3>
      <p>
        {isActive
          ? t('rewards_spins_left', { left: spins.left, count: spins.count, stake })
          : t('rewards_spins_choose', { count: spins.count, stake })}
      </p>
      <ul className="spin-games">
        {spins.games.slice(0, 3).map((game) => (
          <li key={game.id} data-shape={game.shape}>
            <img
              {...pictureSource(game.picture, game.shape)}
              sizes="110px"
              alt={game.name}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
      <p className="spin-terms">{useSpinText(spins)}</p>
      {isActive && chosen && (
        <ButtonLink href={playAddress(chosen.id)} linkAs={Link} wide>
          {t('rewards_spins_play', { name: chosen.name })}
        </ButtonLink>
      )}
      {!isActive && (
        <>
          <Button wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('rewards_spins_choose_game')}
          </Button>
          <ClaimDialog spins={spins} open={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </Panel>
  );
}

/** Free rounds that are offered or being played; nothing without any. */
export function FreeSpinOffers() {
  const t = useMessages();
  const { data } = useBonuses();
  const list = data?.data.free_spins ?? [];
  if (list.length === 0) return null;
  return (
    <section className="spin-offers" aria-label={t('rewards_free_spins')}>
      {list.map((spins) => (
        <FreeSpinCard key={spins.free_spin_id} spins={spins} />
      ))}
    </section>
  );
}
