import { Panel } from '@baize/ui';

import { useSession } from '../../../call/index.ts';
import { AccountFrame } from '../../../frame/account-frame.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import '../register.css';

export function ChangePasswordPage() {
  const t = useMessages();
  const { user } = useSession();
  if (!user) return null;
  return (
    <AccountFrame title={t('site_change_password')} lead={t('security_password_lead')}>
      <Panel className="p-4">
        <ChangePasswordForm username={user.username} />
      </Panel>
    </AccountFrame>
  );
}
