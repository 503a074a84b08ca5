import { statementPeriods } from './statement-periods.ts';
import { Icon, type IconName } from '@baize/ui';

import { statementAddress, type StatementInput } from '../../../addresses/statement-address.ts';
import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { periodText } from './period-text.ts';
import type { Statement } from './use-statement-text.ts';

interface StepProps {
  readonly href: string | undefined;
  readonly icon: IconName;
  readonly label: string;
}

/** A link to another window; there is none beyond the first and the last one. */
function Step({ href, icon, label }: StepProps) {
  return href === undefined ? (
    <span className="window-step" data-none>
      <Icon name={icon} />
    </span>
  ) : (
    <Link className="window-step" href={href} aria-label={label} aria-current={undefined}>
      <Icon name={icon} />
    </Link>
  );
}

/** The last period may end after today. */
const shownSpan = ({ from, to, today }: Statement) => ({ from, to: to > today ? today : to });

interface WindowBarProps {
  readonly input: StatementInput;
  /** Undefined while it loads. */
  readonly statement: Statement | undefined;
}

/** How the statement is divided, and which dates it shows. */
export function WindowBar({ input, statement }: WindowBarProps) {
  const t = useMessages();
  const { language } = useApp();
  const to = (end: string | null | undefined) =>
    end ? statementAddress({ ...input, end: end === statement?.today ? undefined : end }) : undefined;
  return (
    <div className="window-bar">
      <nav className="window-by" aria-label={t('statement_by')}>
        {statementPeriods.map((by) => (
          <Link
            key={by}
            href={statementAddress({ ...input, by })}
            aria-current={by === input.by ? 'true' : undefined}
          >
            {t(`statement_by_${by}`)}
          </Link>
        ))}
      </nav>
      <nav className="window-dates" aria-label={t('statement_window')}>
        <Step href={to(statement?.previous)} icon="chevron-left" label={t('statement_previous')} />
        <span role="status">{statement && periodText(shownSpan(statement), statement.by, language)}</span>
        <Step href={to(statement?.next)} icon="chevron-right" label={t('statement_next')} />
      </nav>
      {statement?.next && (
        <Link
          className="statement-link"
          href={statementAddress({ ...input, end: undefined })}
          aria-current={undefined}
        >
          {t('statement_latest')}
        </Link>
      )}
    </div>
  );
}
