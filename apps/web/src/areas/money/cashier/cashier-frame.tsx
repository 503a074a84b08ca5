import type { MessageKey } from '@baize/messages/keys';
import { FeltPanel, Icon, type IconName } from '@baize/ui';
import type { ReactNode } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useBrand } from '../../../app/app.ts';
import { BalancePill } from '../../../frame/balance-pill.tsx';
import { LegalLine } from '../../../frame/legal-line.tsx';
import { useKeptFocus } from '../../../frame/use-kept-focus.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link } from '../../../router/index.ts';
import { DepositHelp } from '../deposit/deposit-help.tsx';
import { limitsOf, type PaymentMethod } from '../form/payment-method.ts';
import { SupportWay } from '../support-way.tsx';
import { useDuration } from '../use-duration.ts';
import '../payments.css';
import './cashier.css';

interface CashierFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly icon: IconName;
  readonly method: PaymentMethod | undefined;
  readonly currency: number;
  /** How the method works, in three sentences. */
  readonly steps: readonly MessageKey[];
  readonly children: ReactNode;
}

/** The surroundings of a method's own page: a way back, what the method takes, and help. The site's layout is hidden. */
export function CashierFrame({ title, lead, icon, children, ...aside }: CashierFrameProps) {
  const t = useMessages();
  const { options, logoRatios } = useBrand();
  const [, ratio] = logoRatios;
  const main = useKeptFocus<HTMLDivElement>();
  return (
    <div className="cashier">
      <header className="cashier-top">
        <Link href={paths.deposit} className="cashier-back">
          <Icon name="arrow-left" />
          {t('cashier_back')}
        </Link>
        <img src={options.logo_mobile} alt={options.name} width={ratio * 24} height={24} />
        <BalancePill className="cashier-balance" />
      </header>
      <div className="cashier-body">
        <div ref={main} className="cashier-main">
          <div className="cashier-title">
            <span className="cashier-mark" style={{ background: aside.method?.color }}>
              <Icon name={icon} size={24} />
            </span>
            <div>
              <h1>{title}</h1>
              {lead !== undefined && <p className="text-ink-2">{lead}</p>}
            </div>
          </div>
          {children}
        </div>
        <div className="cashier-side">
          <CashierAside {...aside} />
          <SupportWay />
        </div>
        <DepositHelp />
      </div>
      <footer>
        <LegalLine />
      </footer>
    </div>
  );
}

function CashierAside({ method, currency, steps }: Pick<CashierFrameProps, 'method' | 'currency' | 'steps'>) {
  const t = useMessages();
  const money = useMoneyFormat();
  const duration = useDuration();
  const hasTimes = useBrand().traits['money.processingTime'];
  return (
    <FeltPanel as="aside" className="cashier-aside" aria-labelledby="cashier-how">
      <h2 id="cashier-how">{t('cashier_how')}</h2>
      <ol className="cashier-steps">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      {method && (
        <dl className="cashier-facts">
          <div>
            <dt>{t('money_limits')}</dt>
            <dd>
              {t('money_range', {
                min: money.short(limitsOf(method).minMinor, currency),
                max: money.short(limitsOf(method).maxMinor, currency),
              })}
            </dd>
          </div>
          {hasTimes && method.usual_minutes !== null && (
            <div>
              <dt>{t('money_time')}</dt>
              <dd>{duration.about(method.usual_minutes)}</dd>
            </div>
          )}
        </dl>
      )}
    </FeltPanel>
  );
}
