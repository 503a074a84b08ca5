export interface CaptchaCheck {
  siteId: number;
  /** The token that the widget gave the browser; valid once, for five minutes. */
  token: string;
  /** The caller's IP address. */
  ip: string;
  /** Host name of the page with the widget. */
  hostname: string;
  /** What the widget protects: `login`, `register`. */
  action: string;
}

/** `unreachable` says nothing about the caller, who must not pass in this case either. */
export type CaptchaResult = 'passed' | 'refused' | 'unreachable';

/** Checks that the caller is a person. */
export interface CaptchaPort {
  /** Consumes the token. Never throws: any failure is `unreachable`, within 3 seconds. */
  verify(check: CaptchaCheck): Promise<CaptchaResult>;
  /** Origin of the widget's script and frame. */
  readonly origin: string;
  /** Whether the brand has a secret; without one its checks always fail. */
  hasSecret(siteId: number): boolean;
  /** Whether a site key is one for tests, which passes everybody or nobody. */
  isTestKey(siteKey: string): boolean;
}
