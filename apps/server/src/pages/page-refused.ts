const RETRY_SECONDS = 5;

/** A page that is not rendered to protect the process; a cached one may still be sent. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
  readonly status: 429 | 503;
  /** Key of the text that the visitor reads. */
  readonly text: string;
  readonly retryAfterSeconds: number;

  constructor(status: 429 | 503, text: string, retryAfterSeconds = RETRY_SECONDS) {
    super(`${status} ${text}`);
    this.status = status;
    this.text = text;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
