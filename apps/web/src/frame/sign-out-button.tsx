import { Icon } from '@baize/ui';

import { useMessages } from '../messages/use-messages.ts';
import { useSignOut } from './use-sign-out.ts';

interface SignOutButtonProps {
  readonly className?: string;
  /** Before signing out, to close what the button is in. */
  readonly onPress?: () => void;
}

export function SignOutButton({ className, onPress }: SignOutButtonProps) {
  const t = useMessages();
  const leave = useSignOut();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onPress?.();
        leave();
      }}
    >
      <Icon name="log-out" />
      {t('site_log_out')}
    </button>
  );
}
