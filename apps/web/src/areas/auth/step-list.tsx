import { Icon } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import { useMessages } from '../../messages/use-messages.ts';

export type RegistrationStep = 1 | 2 | 3;

const steps: readonly { step: RegistrationStep; label: MessageKey }[] = [
  { step: 1, label: 'auth_step_account' },
  { step: 2, label: 'auth_step_person' },
  { step: 3, label: 'auth_step_done' },
];

/** How far the registration has come. */
export function StepList({ current }: { current: RegistrationStep }) {
  const t = useMessages();
  return (
    <ol className="step-list" aria-label={t('auth_steps')}>
      {steps.map(({ step, label }) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={step < current || undefined}
        >
          <span aria-hidden="true">{step < current ? <Icon name="check" size={14} /> : step}</span>
          {t(label)}
        </li>
      ))}
    </ol>
  );
}
