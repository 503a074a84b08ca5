export interface CaptchaCheck {
  siteId: number;
  /** What the widget gave the browser; good once, for five minutes. */
  token: string;
  /** The caller's address. */
  ip: string;
  /** Host name of the page on which the widget stood. */
  hostname: string;
  /** What the widget stood for: `login`, `register`. */
  action: string;
}

/** `unreachable` says nothing about the caller, who must not pass either. */
export type CaptchaResult = 'passed' | 'refused' | 'unreachable';

/** A check that a person sits at the other end. */
export interface CaptchaPort {
  /** Uses the token up. Never throws: whatever goes wrong is `unreachable`, within 3 seconds. */
  verify(check: CaptchaCheck): Promise<CaptchaResult>;
}
