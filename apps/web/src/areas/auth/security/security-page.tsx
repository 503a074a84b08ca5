import { Button, EmptyState, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery, useSession } from '../../../call/index.ts';
import { AccountFrame } from '../../../frame/account-frame.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { PasskeyPanel } from './passkey-panel.tsx';
import { SecurityOverview } from './security-overview.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';
import './security.css';

/** How the account is protected: an overview, two-step login and passkeys. */
export function SecurityPage() {
  const t = useMessages();
  const app = useApp();
  const { user } = useSession();
  const security = useQuery({ ...callQuery(app, 'GET /account/security'), staleTime: 0 });
  const twoFactor = useQuery({ ...callQuery(app, 'GET /check-2fa'), staleTime: 0 });
  const passkeys = useQuery({ ...callQuery(app, 'GET /account/passkeys'), staleTime: 0 });
  if (!user) return null;
  const queries = [security, twoFactor, passkeys];
  const retry = () => void Promise.all(queries.map((query) => query.refetch()));
  const isLoaded = security.data && twoFactor.data && passkeys.data;
  return (
    <AccountFrame title={t('site_security')} lead={t('security_lead')}>
      {isLoaded && (
        <>
          <SecurityOverview
            user={user}
            security={security.data}
            twoFactor={twoFactor.data}
            passkeyCount={passkeys.data.passkeys.length}
          />
          <div className="security-panels">
            <TwoFactorPanel
              username={user.username}
              isOn={twoFactor.data.status === 1}
              codesLeft={twoFactor.data.recovery_codes_left}
            />
            <PasskeyPanel list={passkeys.data} />
          </div>
        </>
      )}
      {!isLoaded && queries.some(({ isError }) => isError) && (
        <EmptyState
          icon="triangle-alert"
          tone="failed"
          title={t('security_failed')}
          action={<Button onClick={retry}>{t('site_try_again')}</Button>}
        />
      )}
      {!isLoaded && !queries.some(({ isError }) => isError) && (
        <div className="security-panels" aria-busy="true">
          <Skeleton className="h-96" />
          <Skeleton className="h-48" />
        </div>
      )}
    </AccountFrame>
  );
}
