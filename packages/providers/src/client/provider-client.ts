import { type Circuit, type CircuitStatus, createCircuit } from './circuit.ts';

export interface OutgoingCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON unless the headers name another type. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** From the first byte sent to the last one read. */
  readonly timeoutMs: number;
  /** Aborts the call earlier. */
  readonly signal?: AbortSignal;
  /** Returns without waiting for the body. */
  readonly isStatusEnough?: boolean;
  /** 256 KiB by default. */
  readonly maxAnswerBytes?: number;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The HTTP client of one provider. Everything sent to it goes through one client, so its circuit sees every failure. */
export interface ProviderClient {
  /**
   * @returns any complete response, also a refusal; status 500 and above count as failures
   * @throws Error if there is no response in time, it is too long, or nothing is sent (`CircuitOpen`)
   */
  send(call: OutgoingCall): Promise<Answer>;
  /** For protocols other than HTTP. The work must reject only for failures of the provider. */
  run: Circuit['run'];
  status(): CircuitStatus;
}

const MAX_ANSWER_BYTES = 256 * 1024;

/** Carries a failed response through the circuit. */
class FailedAnswer extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(`answered ${answer.status}`);
    this.answer = answer;
  }
}

export function createProviderClient(): ProviderClient {
  const circuit = createCircuit();
  return {
    run: circuit.run,
    status: circuit.status,
    async send(call) {
      try {
        return await circuit.run(async () => {
          const answer = await request(call);
          if (answer.status >= 500) throw new FailedAnswer(answer);
          return answer;
        });
      } catch (error) {
        if (error instanceof FailedAnswer) return error.answer;
        throw error;
      }
    },
  };
}

async function request(call: OutgoingCall): Promise<Answer> {
  const { method, url, headers = {}, body, timeoutMs, signal, isStatusEnough } = call;
  const { maxAnswerBytes = MAX_ANSWER_BYTES } = call;
  const deadline = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
  });
  if (!isStatusEnough) return { status: response.status, body: await readBody(response, maxAnswerBytes) };
  await response.body?.cancel();
  return { status: response.status, body: '' };
}

async function readBody(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new RangeError(`a response of more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
