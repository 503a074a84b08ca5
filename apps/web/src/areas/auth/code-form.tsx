import { Button, Icon } from '@baize/ui';
import { type FormEvent, type ReactNode, useId } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { CodeBoxes } from './code-boxes.tsx';

export const emptyDigits: readonly string[] = Array.from({ length: 6 }, () => '');

interface CodeFormProps {
  /** Says where the code was sent. */
  readonly lead: string;
  readonly digits: readonly string[];
  readonly onDigits: (digits: readonly string[]) => void;
  readonly problem: string | undefined;
  readonly onProblem: (problem: string) => void;
  readonly isBusy: boolean;
  /** Seconds until another code can be requested. */
  readonly waitSeconds: number;
  readonly onConfirm: (code: string) => void;
  readonly onSendAgain: () => void;
  readonly children?: ReactNode;
}

/** Six boxes for the code of an SMS, and a button for another one. */
export function CodeForm(props: CodeFormProps) {
  const { lead, digits, problem, isBusy, waitSeconds, children } = props;
  const t = useMessages();
  const problemId = useId();

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (digits.includes('')) props.onProblem(t('fill_all_fields'));
    else props.onConfirm(digits.join(''));
  }

  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={confirm}>
      <p className="text-ink-2">{lead}</p>
      <CodeBoxes
        label={t('auth_sms_boxes')}
        digits={digits}
        onChange={props.onDigits}
        isWrong={problem !== undefined}
        describedBy={problemId}
      />
      <p id={problemId} className="flex items-start gap-1.5 text-12 text-danger" hidden={!problem}>
        <Icon name="circle-alert" size={16} />
        {problem}
      </p>
      {children}
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('auth_sms_confirm')}
      </Button>
      {waitSeconds > 0 ? (
        <p className="text-center text-ink-3">{t('auth_sms_wait', { seconds: waitSeconds })}</p>
      ) : (
        <Button variant="line" size="large" wide disabled={isBusy} onClick={props.onSendAgain}>
          {t('auth_sms_again')}
        </Button>
      )}
    </form>
  );
}
