import { infoPageAddress } from '@baize/contract/page-addresses';
import { Button, ButtonLink } from '@baize/ui';
import type { ReactNode } from 'react';

import { useSupport } from '../../frame/support-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { CopyButton } from '../money/index.ts';

/** One line of the details of a row. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** A number to quote to support, which is copied whole. */
  readonly copy?: { readonly text: string; readonly label: string };
  /** Over the whole width. */
  readonly isWide?: boolean;
}

interface RowFactsProps {
  /** What the row means, in a sentence. */
  readonly lead?: string | undefined;
  readonly facts: readonly Fact[];
  /** A button before the one of support. */
  readonly children?: ReactNode;
}

function AskSupport() {
  const t = useMessages();
  const support = useSupport();
  const style = { variant: 'line', size: 'small', icon: 'message-circle' } as const;
  const label = t('history_ask_support');
  if (support) {
    return (
      <Button {...style} onClick={() => support.open()}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink {...style} href={infoPageAddress('contact')} linkAs={Link}>
      {label}
    </ButtonLink>
  );
}

/** The details of a row: what it means, its numbers, and support to quote them to. */
export function RowFacts({ lead, facts, children }: RowFactsProps) {
  return (
    <div className="row-facts">
      {lead !== undefined && <p>{lead}</p>}
      <dl>
        {facts.map(({ label, value, copy, isWide }) => (
          <div key={label} data-wide={isWide || undefined}>
            <dt>{label}</dt>
            <dd data-number={copy ? '' : undefined}>
              <bdi>{value}</bdi>
              {copy && <CopyButton text={copy.text} label={copy.label} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className="row-actions">
        {children}
        <AskSupport />
      </div>
    </div>
  );
}
