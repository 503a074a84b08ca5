import { useSession } from '../../../call/index.ts';

/** Says whose password a form is about; password managers look for it. */
export function HiddenUsername() {
  const { user } = useSession();
  return (
    <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
  );
}
