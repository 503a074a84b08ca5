import { Button, ButtonLink, Dialog } from '@baize/ui';

import { useSupport } from '../../frame/support-context.ts';
import * as paths from '../../addresses/paths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link, useNavigate } from '../../router/index.ts';
import { useAccountLinks } from '../../frame/account-links.ts';

interface VerifyPhoneDialogProps {
  /** The server's message. */
  readonly message: string;
  readonly leavesHome?: boolean;
  readonly onClose: () => void;
}

/** Says that a verified phone is required, with links to verification and support. */
export function VerifyPhoneDialog({ message, leavesHome, onClose }: VerifyPhoneDialogProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const support = useSupport();
  const canVerify = useAccountLinks().some(({ href }) => href === paths.phoneVerification);
  const close = () => {
    onClose();
    if (leavesHome) void navigate(paths.home);
  };
  return (
    <Dialog open onClose={close} title={t('auth_phone_popup_title')} closeLabel={t('site_close')}>
      <p className="mb-4 text-ink-2">{message}</p>
      <div className="grid gap-3">
        {canVerify && (
          <ButtonLink
            wide
            size="large"
            icon="smartphone"
            href={paths.phoneVerification}
            linkAs={Link}
            onClick={onClose}
          >
            {t('auth_phone_popup_action')}
          </ButtonLink>
        )}
        {support && (
          <Button
            wide
            size="large"
            variant="line"
            icon="message-circle"
            onClick={() => {
              close();
              support.open();
            }}
          >
            {t('auth_phone_popup_support')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
