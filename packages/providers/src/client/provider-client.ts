import { type Circuit, type CircuitStatus, createCircuit } from './circuit.ts';

export interface OutgoingCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** From the first byte sent to the last one read. */
  readonly timeoutMs: number;
  /** Ends the call sooner. */
  readonly signal?: AbortSignal;
  /** The status says it all: the body is not waited for. */
  readonly isStatusEnough?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The way out to one provider: everything sent to it goes through here, so one circuit sees every failure. */
export interface ProviderClient {
  /**
   * @returns any answer that arrived whole, also a refusal; a status of 500 or more counts as a failure
   * @throws Error when there is no answer within the time, it is too long, or nothing is sent (`CircuitOpen`)
   */
  send(call: OutgoingCall): Promise<Answer>;
  /** For what is not HTTP. The work rejects for failures of the provider only. */
  run: Circuit['run'];
  status(): CircuitStatus;
}

const MAX_ANSWER_BYTES = 256 * 1024;

/** An answer that counts as a failure, on its way past the circuit. */
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
  const deadline = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
  });
  if (!isStatusEnough) return { status: response.status, body: await readBody(response) };
  await response.body?.cancel();
  return { status: response.status, body: '' };
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new RangeError(`an answer of more than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
