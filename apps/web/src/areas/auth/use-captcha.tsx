import type { TurnstileInstance } from '@marsidev/react-turnstile';
import { useIsHydrated } from '@baize/ui';
import { type ReactNode, useRef, useState } from 'react';

import { useBrand } from '../../app/app.ts';
import { lateView } from '../../app/late-view.tsx';
import { CallFailure } from '../../call/index.ts';
import { PartFailure } from '../../frame/part-failure.tsx';

const CaptchaWidget = lateView('CaptchaWidget', () => import('./captcha-widget.tsx'));

/** Reserves the widget's space. */
const placeholder = <div style={{ height: 65 }} />;

export interface Captcha {
  /** Null if no captcha is required, or not yet. */
  readonly field: ReactNode;
  /** No captcha is required, or it is solved. */
  readonly isReady: boolean;
  /** The token's part of the request body. */
  body(): { turnstileToken?: string };
  /** Every attempt uses up the token. A failure may say that a captcha is required from now on. */
  reset(failure?: unknown): void;
}

/** The captcha of a form: shown from the start if the brand requires it for everyone, else once the server does. */
export function useCaptcha(action: 'login' | 'register'): Captcha {
  const brand = useBrand();
  const [isRequired, setRequired] = useState(brand.options.turnstile_validation === 1);
  const [hasToken, setHasToken] = useState(false);
  const token = useRef<string>(undefined);
  const isHydrated = useIsHydrated();
  const widget = useRef<TurnstileInstance>(null);
  return {
    field:
      isRequired &&
      brand.captchaOrigin &&
      (isHydrated ? (
        <CaptchaWidget
          ref={widget}
          action={action}
          onToken={(next) => {
            token.current = next;
            setHasToken(next !== undefined);
          }}
          fallback={placeholder}
          failed={PartFailure}
        />
      ) : (
        placeholder
      )),
    isReady: !isRequired || !brand.captchaOrigin || hasToken,
    body: () => (token.current === undefined ? {} : { turnstileToken: token.current }),
    reset(failure) {
      token.current = undefined;
      setHasToken(false);
      widget.current?.reset();
      if (failure instanceof CallFailure && failure.error === 'captcha_required') setRequired(true);
    },
  };
}
