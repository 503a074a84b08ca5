import type { MessageKey } from '@baize/messages/keys';
import { Icon, type IconName } from '@baize/ui';
import type { ReactNode } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { kindName, type PaymentKind } from '../form/payment-method.ts';
import './block.css';

/** Texts with the kind of the payment that is not possible as their value `kind`. */
export interface BlockWords {
  readonly icon: IconName;
  readonly title: MessageKey;
  readonly text: MessageKey;
}

interface BlockProps extends BlockWords {
  readonly kind: PaymentKind;
  /** What the player can do about it. */
  readonly children: ReactNode;
}

/** Why no payment of a kind can be requested now. */
export function Block({ icon, title, text, kind, children }: BlockProps) {
  const t = useMessages();
  return (
    <div className="payment-block">
      <Icon name={icon} />
      <p>
        <b>{t(title)}</b>
        <small>{t(text, { kind: kindName(kind) })}</small>
      </p>
      {children}
    </div>
  );
}

export const frozenWords: BlockWords = {
  icon: 'lock',
  title: 'money_block_frozen',
  text: 'money_block_frozen_text',
};
