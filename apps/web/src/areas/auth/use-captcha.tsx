import type { TurnstileInstance } from '@marsidev/react-turnstile';
import { lazy, type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from 'react';

import { useBrand } from '../../app/app.ts';
import { CallFailure } from '../../call/index.ts';

const CaptchaWidget = lazy(async () => ({ default: (await import('./captcha-widget.tsx')).CaptchaWidget }));

/** Keeps the widget's room until it comes. */
const placeholder = <div style={{ height: 65 }} />;

const neverChanges = () => () => undefined;

/** Whether the page has come alive: the server has no widget to write. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

export interface Captcha {
  /** Null where the brand does not ask, or not yet. */
  readonly field: ReactNode;
  /** Nothing more is waited for: nobody asks, or the check is passed. */
  readonly isReady: boolean;
  /** The token's part of a body. */
  body(): { turnstileToken?: string };
  /** Every attempt uses the token up. A failure may say that the brand asks from now on. */
  reset(failure?: unknown): void;
}

/** The captcha of a form: there from the start where the brand asks everyone, else once the server asks. */
export function useCaptcha(action: 'login' | 'register'): Captcha {
  const brand = useBrand();
  const [isAsked, setAsked] = useState(brand.options.turnstile_validation === 1);
  const [hasToken, setHasToken] = useState(false);
  const token = useRef<string>(undefined);
  const isHydrated = useIsHydrated();
  const widget = useRef<TurnstileInstance>(null);
  return {
    field:
      isAsked &&
      brand.captchaOrigin &&
      (isHydrated ? (
        <Suspense fallback={placeholder}>
          <CaptchaWidget
            ref={widget}
            action={action}
            onToken={(next) => {
              token.current = next;
              setHasToken(next !== undefined);
            }}
          />
        </Suspense>
      ) : (
        placeholder
      )),
    isReady: !isAsked || !brand.captchaOrigin || hasToken,
    body: () => (token.current === undefined ? {} : { turnstileToken: token.current }),
    reset(failure) {
      token.current = undefined;
      setHasToken(false);
      widget.current?.reset();
      if (failure instanceof CallFailure && failure.error === 'captcha_required') setAsked(true);
    },
  };
}
