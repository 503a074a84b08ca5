import { Panel } from '@baize/ui';
import { useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { BonusStepsDialog } from './bonus-steps-dialog.tsx';
import { useBonusSteps } from './reward-queries.ts';
import { StepTable } from './step-table.tsx';

/** So many are on the page; the rest are in a dialog. */
const SHOWN = 5;

/** How the last bets counted, step by step; nothing before the first. */
export function BonusSteps({ awardId }: { readonly awardId: number }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { data } = useBonusSteps(awardId, 1);
  const rows = data?.data.data ?? [];
  if (rows.length === 0) return null;
  const total = data?.data.total ?? 0;
  return (
    <Panel as="section" className="account-card is-list" aria-labelledby="bonus-steps">
      <header>
        <h2 id="bonus-steps">{t('rewards_steps')}</h2>
        {total > SHOWN && (
          <button type="button" className="card-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('account_all')}
          </button>
        )}
      </header>
      <StepTable rows={rows.slice(0, SHOWN)} />
      <BonusStepsDialog awardId={isOpen ? awardId : undefined} onClose={() => setOpen(false)} />
    </Panel>
  );
}
