import { useEffect, useEffectEvent, useRef } from 'react';

import { failureText, useCall, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { trySignIn } from './try-sign-in.ts';
import { useCaptcha } from './use-captcha.tsx';

interface SignInAfterwardsProps {
  readonly username: string;
  readonly password: string;
  readonly onSignedIn: () => void;
  /** Receives the server's message; the player has to sign in by hand. */
  readonly onRefused: (text: string) => void;
}

/** Signs a new player in automatically, after the captcha if the brand requires one. */
export function SignInAfterwards(props: SignInAfterwardsProps) {
  const { username, password, onSignedIn, onRefused } = props;
  const t = useMessages();
  const call = useCall();
  const session = useSession();
  const captcha = useCaptcha('login');
  const hasRetried = useRef(false);

  const attempt = useEffectEvent(async () => {
    try {
      const parts = { call, captcha, username, password, hasRetried: hasRetried.current };
      const reply = await trySignIn(parts);
      if (reply === 'captcha') {
        hasRetried.current = true;
        return;
      }
      session.signIn(reply);
      onSignedIn();
    } catch (failure) {
      onRefused(failureText(failure, t('site_unknown_error')));
    }
  });

  useEffect(() => {
    if (captcha.isReady) void attempt();
  }, [captcha.isReady]);

  return captcha.field;
}
