/** Any response, or the reason why there is none. */
export type PostResult = { kind: 'answer'; status: number; body: string } | { kind: 'none'; reason: string };

export interface TextPost {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** Sends one POST. Never throws: time-outs and lost connections are results as well. */
export async function postText({ url, body, headers, timeoutMs }: TextPost): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { kind: 'answer', status: response.status, body: await response.text() };
  } catch (error) {
    return { kind: 'none', reason: error instanceof Error ? error.message : String(error) };
  }
}
