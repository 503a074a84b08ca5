import { Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile';
import { type Ref, useEffect, useId } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** The widget's library looks for the script by this id. */
const SCRIPT_ID = 'cf-turnstile-script';

interface CaptchaWidgetProps {
  readonly ref: Ref<TurnstileInstance>;
  /** What is asked for; the server is told and compares. */
  readonly action: 'login' | 'register';
  /** Undefined once a token no longer counts. */
  readonly onToken: (token: string | undefined) => void;
}

/** The provider's check, by its own script, which comes only where a widget stands. */
export function CaptchaWidget({ ref, action, onToken }: CaptchaWidgetProps) {
  const t = useMessages();
  const id = useId();
  const { brand, language } = useApp();
  const { captchaOrigin } = brand;
  const siteKey = brand.options.keys.TURNSTILE_SITE_KEY;

  useEffect(() => {
    if (!captchaOrigin || document.getElementById(SCRIPT_ID)) return;
    const script = document.createElement('script');
    script.id = SCRIPT_ID;
    script.src = `${captchaOrigin}/turnstile/v0/api.js?render=explicit`;
    script.async = true;
    document.head.append(script);
  }, [captchaOrigin]);

  if (!siteKey) return null;
  return (
    <div role="group" aria-label={t('auth_captcha')}>
      <Turnstile
        ref={ref}
        id={id}
        siteKey={siteKey}
        injectScript={false}
        options={{ action, language, theme: brand.scheme, size: 'flexible' }}
        onSuccess={onToken}
        onExpire={() => onToken(undefined)}
        onError={() => onToken(undefined)}
      />
    </div>
  );
}
