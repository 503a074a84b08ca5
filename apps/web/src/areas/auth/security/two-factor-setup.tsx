import { Button, ButtonLink, Icon } from '@baize/ui';
import { type FormEvent, useId, useState } from 'react';

import { QrCode } from '../../../frame/qr-code.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { CodeBoxes } from '../code-boxes.tsx';
import { emptyDigits } from '../code-form.tsx';
import { useCopy } from './use-copy.ts';

interface TwoFactorSetupProps {
  readonly username: string;
  /** Base32. */
  readonly secret: string;
  /** What the app reads from the QR code. */
  readonly uri: string;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onProblem: (problem: string) => void;
  readonly onConfirm: (code: string) => void;
  readonly onCancel: () => void;
}

/** Connects an app: its QR code or key, then one code of it. On phones the app is opened instead of scanning. */
export function TwoFactorSetup(props: TwoFactorSetupProps) {
  const { problem, isBusy, onConfirm, onProblem, onCancel } = props;
  const t = useMessages();
  const problemId = useId();
  const [digits, setDigits] = useState(emptyDigits);

  function send(event: FormEvent) {
    event.preventDefault();
    if (digits.includes('')) onProblem(t('fill_all_fields'));
    else onConfirm(digits.join(''));
  }

  return (
    <form noValidate onSubmit={send} className="security-setup">
      <ol>
        <li>
          <b>{t('security_connect')}</b>
          <AppKey {...props} />
        </li>
        <li>
          <b>{t('security_enter_code')}</b>
          <CodeBoxes
            label={t('security_code_boxes')}
            digits={digits}
            onChange={setDigits}
            isWrong={problem !== undefined}
            describedBy={problemId}
          />
          <p id={problemId} className="flex items-start gap-1.5 text-12 text-danger" hidden={!problem}>
            <Icon name="circle-alert" size={16} />
            {problem}
          </p>
          <small className="text-ink-3">{t('security_code_help')}</small>
        </li>
      </ol>
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('security_enable')}
      </Button>
      <Button variant="quiet" wide onClick={onCancel}>
        {t('security_cancel')}
      </Button>
    </form>
  );
}

function AppKey({ username, secret, uri }: Pick<TwoFactorSetupProps, 'username' | 'secret' | 'uri'>) {
  const t = useMessages();
  const { isCopied, copy } = useCopy();
  return (
    <div className="security-key">
      <QrCode text={uri} label={t('security_qr')} />
      <div>
        <ButtonLink href={uri} variant="line" icon="external-link" className="security-open">
          {t('security_open_app')}
        </ButtonLink>
        <small className="text-ink-2">{t('security_key_lead')}</small>
        <code aria-label={t('security_key')}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button
          variant="line"
          size="small"
          icon={isCopied ? 'check' : 'copy'}
          onClick={() => void copy(secret)}
        >
          {t(isCopied ? 'security_copied' : 'security_key_copy')}
        </Button>
        <small className="text-ink-3">
          {t('security_key_account', { username })}
          <br />
          {t('security_key_type')}
        </small>
      </div>
    </div>
  );
}
