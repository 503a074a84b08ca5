import { Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile';
import { type Ref, useEffect, useId } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** The widget's library looks for its script by this id. */
const SCRIPT_ID = 'cf-turnstile-script';

interface CaptchaWidgetProps {
  readonly ref: Ref<TurnstileInstance>;
  /** The server compares the action with that of the token. */
  readonly action: 'login' | 'register';
  /** Undefined once a token has expired. */
  readonly onToken: (token: string | undefined) => void;
}

/** The captcha provider's widget; its script loads only with the first widget. */
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
