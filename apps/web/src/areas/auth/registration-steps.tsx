import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

import { CredentialsStep } from './credentials-step.tsx';
import { PersonStep } from './person-step.tsx';
import { StepList } from './step-list.tsx';
import type { Registration } from './use-registration.ts';
import './register.css';

interface RegistrationStepsProps {
  readonly registration: Registration;
  /** Gets the focus on a new step. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Shown below the first step. */
  readonly alternative: ReactNode;
  /** Shown after the last step. */
  readonly children: ReactNode;
}

/** The steps of the registration, the same on the page and in the popup. */
export function RegistrationSteps({ registration, heading, alternative, children }: RegistrationStepsProps) {
  const { step } = registration;
  const shownStep = useRef(step);

  useEffect(() => {
    // A new step is a new screen: focus its heading, unless a field has the focus.
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.scrollIntoView({ block: 'start' });
    if (!document.activeElement?.matches('input, select')) heading.current?.focus();
  }, [step, heading]);

  return (
    <>
      <StepList current={step} />
      {step === 1 && (
        <>
          <CredentialsStep
            initial={registration.credentials}
            problems={registration.problems}
            onDone={registration.leaveCredentials}
          />
          {alternative}
        </>
      )}
      {step === 2 && (
        <PersonStep initial={registration.person} onBack={registration.goBack} onSend={registration.send} />
      )}
      {step === 3 && children}
    </>
  );
}
