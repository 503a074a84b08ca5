import { findIcon, Icon, IconButton } from '@baize/ui';
import { useId, useRef } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { MemberLink } from '../../../frame/member-link.tsx';
import type { HomeData } from '../home-data.ts';
import { useMovingStrip } from './use-moving-strip.ts';

/** The payment methods, as a strip that scrolls by itself if it does not fit. */
export function PaymentStrip({ payments }: { payments: HomeData['payments'] }) {
  const t = useMessages();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { canMove, isMoving, toggle } = useMovingStrip(list);
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>{t('home_payments')}</h2>
        {canMove && (
          <span className="ml-auto">
            <IconButton
              outlined
              icon={isMoving ? 'pause' : 'play'}
              label={isMoving ? t('home_strip_pause') : t('home_strip_play')}
              onClick={toggle}
            />
          </span>
        )}
      </header>
      <ul ref={list} className="payment-strip">
        {payments.map(({ name, icon, color, url }) => (
          <li key={name}>
            <MemberLink href={url} aria-label={t('home_payment_deposit', { name })}>
              <i style={{ background: color }}>
                <Icon name={findIcon(icon, 'banknote')} />
              </i>
              {name}
            </MemberLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
