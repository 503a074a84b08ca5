export interface CaptchaCheck {
  siteId: number;
  /** What the widget gave the browser; good once, for five minutes. */
  token: string;
  /** The caller's address. */
  ip: string;
  /** Host name of the page with the widget. */
  hostname: string;
  /** What the widget protects: `login`, `register`. */
  action: string;
}

/** `unreachable` says nothing about the caller, who must not pass either. */
export type CaptchaResult = 'passed' | 'refused' | 'unreachable';

/** A check that a person sits at the other end. */
export interface CaptchaPort {
  /** Uses the token up. Never throws: whatever goes wrong is `unreachable`, within 3 seconds. */
  verify(check: CaptchaCheck): Promise<CaptchaResult>;
  /** Where the widget's script and frame come from. */
  readonly origin: string;
  /** Whether checks of this brand can succeed at all. */
  hasSecret(siteId: number): boolean;
  /** Whether a site key lets everybody pass, or nobody, as those for tests do. */
  isTestKey(siteKey: string): boolean;
}
