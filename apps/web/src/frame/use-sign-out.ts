import * as paths from '../addresses/paths.ts';
import { useAlert, useSession } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNavigate } from '../router/index.ts';

/** Signs out, confirms it and opens the sign-in page. */
export function useSignOut(): () => void {
  const t = useMessages();
  const navigate = useNavigate();
  const alert = useAlert();
  const { signOut } = useSession();
  return () => {
    signOut();
    alert.show({ kind: 'success', text: t('site_signed_out') });
    void navigate(paths.login);
  };
}
