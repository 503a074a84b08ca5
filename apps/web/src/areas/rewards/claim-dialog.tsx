import { parseWire } from '@baize/currency';
import { Button, Dialog, Icon } from '@baize/ui';
import { useState } from 'react';

import { useApp } from '../../app/app.ts';
import { pictureSource } from '../../app/picture.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { dayAndTime } from '../money/index.ts';
import type { FreeSpins } from './reward-queries.ts';
import { TermsList } from './terms-list.tsx';
import { useRewardAction } from './use-reward-action.ts';

interface ClaimDialogProps {
  readonly spins: FreeSpins;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the free rounds cost and win, in short lines. */
function SpinFacts({ spins }: Pick<ClaimDialogProps, 'spins'>) {
  const t = useMessages();
  const app = useApp();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const max = spins.max_win === null ? undefined : money.exact(parseWire(spins.max_win), currency);
  const lines = [
    [t('rewards_claim_by'), dayAndTime(spins.claim_until, app)],
    [t('rewards_time'), t('rewards_days_to_play', { days: spins.days_to_play })],
    [
      t('rewards_win'),
      [
        t(spins.bonus ? 'rewards_spins_bonus' : 'rewards_spins_own'),
        max && t('rewards_spins_max', { amount: max }),
      ]
        .filter(Boolean)
        .join(' '),
    ],
  ] as const;
  return (
    <dl className="spin-facts">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Claims free rounds for one of their games; nothing can be claimed before one is chosen. */
export function ClaimDialog({ spins, open, onClose }: ClaimDialogProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const { send, pending, problem, clearProblem } = useRewardAction();
  const [gameId, setGameId] = useState<number>();
  const chosen = spins.games.find(({ id }) => id === gameId);

  function close() {
    clearProblem();
    setGameId(undefined);
    onClose();
  }

  async function claim() {
    if (!chosen) return;
    const { free_spin_id, terms_id } = spins;
    const body = { game_id: chosen.id, free_spin_id, terms_id };
    if (await send('POST /account/claim-freespin', { body })) close();
  }

  async function decline() {
    const body = { free_spin_id: spins.free_spin_id };
    if (await send('POST /account/bonuses/decline', { body })) close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={spins.name}
      closeLabel={t('site_close')}
      size="medium"
      className="reward-dialog"
      footer={
        <>
          <Button
            variant="quiet"
            loading={pending === 'POST /account/bonuses/decline'}
            disabled={pending !== undefined}
            onClick={() => void decline()}
          >
            {t('rewards_decline')}
          </Button>
          <Button variant="line" onClick={close}>
            {t('rewards_later')}
          </Button>
          <Button
            disabled={!chosen || pending !== undefined}
            loading={pending === 'POST /account/claim-freespin'}
            onClick={() => void claim()}
          >
            {chosen ? t('rewards_claim_for', { name: chosen.name }) : t('rewards_claim')}
          </Button>
        </>
      }
    >
      <fieldset className="claim-games">
        <legend>
          {t('rewards_claim_text', {
            count: spins.count,
            stake: money.exact(parseWire(spins.stake), currency),
          })}
        </legend>
        {spins.games.map((game) => (
          <label key={game.id} data-shape={game.shape}>
            <input
              type="radio"
              name="claim-game"
              checked={game.id === gameId}
              onChange={() => setGameId(game.id)}
            />
            <img {...pictureSource(game.picture, game.shape)} sizes="160px" alt="" decoding="async" />
            <span>{game.name}</span>
            <Icon name="check" size={16} />
          </label>
        ))}
      </fieldset>
      <SpinFacts spins={spins} />
      {spins.bonus && <TermsList terms={spins.bonus} />}
      {problem !== undefined && (
        <p role="alert" className="reward-problem">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
