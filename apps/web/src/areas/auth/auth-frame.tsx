import { Icon, type IconName } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';
import type { ReactNode } from 'react';

import { useBrand } from '../../app/app.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { usePage } from '../../router/index.ts';
import './auth-frame.css';

const promises: readonly { icon: IconName; title: MessageKey; text: MessageKey }[] = [
  { icon: 'wallet', title: 'auth_promise_money_title', text: 'auth_promise_money_text' },
  { icon: 'history', title: 'auth_promise_history_title', text: 'auth_promise_history_text' },
  { icon: 'shield-check', title: 'auth_promise_safety_title', text: 'auth_promise_safety_text' },
];

const suits: readonly IconName[] = ['spade', 'heart', 'diamond', 'club'];

/** A form beside the brand's felt panel, which narrow screens hide. A calm page has the form alone. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const t = useMessages();
  const brand = useBrand();
  const { isCalm } = usePage().route;
  // Nobody who takes a break is called to a table.
  const isExcluded = useSession().end?.by === 'exclusion';
  const motto = isExcluded ? t('auth_break_title') : t('auth_promises_title', { brand: brand.options.name });
  if (isCalm)
    return (
      <div className="auth-frame is-alone">
        <div className="auth-form">{children}</div>
      </div>
    );
  return (
    <div className="auth-frame">
      <div className="auth-form">{children}</div>
      <aside className="auth-felt" aria-label={motto}>
        <div className="auth-suits" aria-hidden="true">
          {suits.map((suit) => (
            <Icon key={suit} name={suit} size={40} />
          ))}
        </div>
        <Icon name="spade" className="auth-watermark" />
        <p className="auth-motto">{motto}</p>
        <ul className="auth-promises">
          {promises.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <span>
                <b>{t(title)}</b>
                {t(text)}
              </span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
