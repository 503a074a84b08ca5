import { Icon } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import { useMessages } from '../../messages/use-messages.ts';

export type RegistrationStep = 1 | 2 | 3;

const labels: Record<RegistrationStep, MessageKey> = {
  1: 'auth_step_account',
  2: 'auth_step_person',
  3: 'auth_step_done',
};
const steps: readonly RegistrationStep[] = [1, 2, 3];

export function stepLabel(step: RegistrationStep): MessageKey {
  return labels[step];
}

/** The progress of the registration. */
export function StepList({ current }: { current: RegistrationStep }) {
  const t = useMessages();
  return (
    <ol className="step-list" aria-label={t('auth_steps')}>
      {steps.map((step) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={step < current || undefined}
        >
          <span aria-hidden="true">{step < current ? <Icon name="check" size={14} /> : step}</span>
          {t(labels[step])}
        </li>
      ))}
    </ol>
  );
}
