import { useMessages } from '../../../messages/use-messages.ts';
import { useDayText } from '../../auth/late.ts';
import type { DataCopy } from './use-data-copies.ts';

const states = {
  waiting: 'own_data_waiting',
  making: 'own_data_making',
  ready: 'own_data_ready',
  used: 'own_data_used',
  expired: 'own_data_expired',
  replaced: 'own_data_replaced',
  failed: 'own_data_failed',
} as const satisfies Record<DataCopy['state'], string>;

/** What became of earlier requests. */
export function EarlierCopies({ copies }: { readonly copies: readonly DataCopy[] }) {
  const t = useMessages();
  const { momentOf } = useDayText();
  if (copies.length === 0) return null;
  return (
    <div className="own-data-earlier">
      <h3>{t('own_data_earlier')}</h3>
      <ul>
        {copies.map(({ id, state, requested_at: requestedAt }) => (
          <li key={id}>
            <span>{momentOf(requestedAt)}</span>
            <span>{t(states[state])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
