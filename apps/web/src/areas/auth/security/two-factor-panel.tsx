import { Badge, Button, Panel } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { CallFailure, failureText, useAlert, useCall, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { SwitchRow } from '../switch-row.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { type Proof, useProof } from './use-proof.tsx';

interface TwoFactorPanelProps {
  readonly username: string;
  readonly isOn: boolean;
  readonly codesLeft: number;
}

type Stage =
  | { readonly kind: 'rest' }
  | { readonly kind: 'password'; readonly isTurningOn: boolean }
  | { readonly kind: 'setup'; readonly secret: string; readonly uri: string };

const rest: Stage = { kind: 'rest' };

/** What the panel does: the switch goes back if the player cancels or the server refuses. */
function useTwoFactor(withProof: Proof['withProof']) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const queries = useQueryClient();
  const { refreshProfile } = useSession();
  const [stage, setStage] = useState<Stage>(rest);
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function reload() {
    void refreshProfile();
    return Promise.all([
      queries.invalidateQueries({ queryKey: ['GET /check-2fa'] }),
      queries.invalidateQueries({ queryKey: ['GET /account/security'] }),
    ]);
  }

  async function attempt(work: () => Promise<void>) {
    setProblem(undefined);
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      const atField = failure instanceof CallFailure ? Object.values(failure.fields)[0]?.[0] : undefined;
      const text = atField ?? failureText(failure, t('site_unknown_error'));
      // A wrong password or code can be corrected; anything else ends the attempt.
      if (atField === undefined) {
        setStage(rest);
        await reload();
      } else setProblem(text);
      alert.show({ kind: 'error', text });
    } finally {
      setBusy(false);
    }
  }

  function choose(isTurningOn: boolean, isOn: boolean) {
    setProblem(undefined);
    setStage(isTurningOn === isOn ? rest : { kind: 'password', isTurningOn });
  }

  const enable = (password: string) =>
    attempt(async () => {
      await withProof(async () => {
        const { code: secret, uri } = await call('POST /enable-2fa', { body: { password } });
        setStage({ kind: 'setup', secret, uri });
      });
    });
  const confirm = (code: string) =>
    attempt(async () => {
      const reply = await call('POST /confirm-2fa', { body: { code } });
      setCodes(reply.recovery_codes);
      alert.show({ kind: 'success', text: reply.message });
      await reload();
      setStage(rest);
    });
  const disable = (password: string) =>
    attempt(async () => {
      const { message } = await call('POST /disable-2fa', { body: { password } });
      alert.show({ kind: 'success', text: message });
      await reload();
      setStage(rest);
    });
  const steps = { choose, enable, confirm, disable, reload };
  return { stage, setStage, codes, setCodes, problem, setProblem, isBusy, ...steps };
}

/** Two-step login by an authenticator app: its switch, its set-up and the recovery codes. */
export function TwoFactorPanel({ username, isOn, codesLeft }: TwoFactorPanelProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const { withProof, dialog } = useProof();
  const two = useTwoFactor(withProof);
  const { stage } = two;
  // While a change is under way, the switch shows where it leads.
  const isShownOn = stage.kind === 'rest' ? isOn : stage.kind === 'setup' || stage.isTurningOn;

  async function renew() {
    try {
      await withProof(async () => {
        const { recovery_codes } = await call('POST /account/recovery-codes');
        two.setCodes(recovery_codes);
        await two.reload();
      });
    } catch (failure) {
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    }
  }

  return (
    <Panel as="section" className="security-panel" aria-labelledby="security-two-factor">
      <header>
        <h2 id="security-two-factor">{t('security_two_factor')}</h2>
        <Badge tone={isOn ? 'accent' : 'plain'}>{t(isOn ? 'security_on' : 'security_off')}</Badge>
      </header>
      <p className="text-ink-2">{t('security_two_factor_lead')}</p>
      <SwitchRow
        label={t('security_two_factor_switch')}
        text={t(isOn ? 'security_two_factor_is_on' : 'security_two_factor_is_off')}
        isOn={isShownOn}
        isBusy={two.isBusy}
        onChange={(next) => two.choose(next, isOn)}
      />
      {stage.kind === 'password' && (
        <div className="grid gap-4">
          <p className="text-ink-2">
            {t(stage.isTurningOn ? 'security_two_factor_on_ask' : 'security_two_factor_off_ask')}
          </p>
          <PasswordPrompt
            key={String(stage.isTurningOn)}
            action={t(stage.isTurningOn ? 'security_continue' : 'security_two_factor_turn_off')}
            problem={two.problem}
            isBusy={two.isBusy}
            onProblem={two.setProblem}
            onPassword={(password) => void (stage.isTurningOn ? two.enable(password) : two.disable(password))}
            onCancel={() => two.setStage(rest)}
          />
        </div>
      )}
      {stage.kind === 'setup' && (
        <TwoFactorSetup
          username={username}
          secret={stage.secret}
          uri={stage.uri}
          problem={two.problem}
          isBusy={two.isBusy}
          onProblem={two.setProblem}
          onConfirm={(code) => void two.confirm(code)}
          onCancel={() => two.setStage(rest)}
        />
      )}
      {isOn && stage.kind === 'rest' && (
        <div className="security-codes-left">
          <p>{t('security_codes_left', { count: codesLeft })}</p>
          <Button variant="line" onClick={() => void renew()}>
            {t('security_codes_new')}
          </Button>
        </div>
      )}
      {two.codes && (
        <RecoveryCodesDialog codes={two.codes} username={username} onClose={() => two.setCodes(undefined)} />
      )}
      {dialog}
    </Panel>
  );
}
