import { findIcon, Icon } from '@baize/ui';

import type { PaymentMethod } from './payment-method.ts';
import './method-list.css';

/** The icon of a method on its colour. */
export function MethodMark({ icon, color }: Pick<PaymentMethod, 'icon' | 'color'>) {
  return (
    <span className="method-logo" style={{ background: color }}>
      <Icon name={findIcon(icon, 'banknote')} size={24} />
    </span>
  );
}
