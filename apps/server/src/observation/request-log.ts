import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'pino';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** The framework's logger, with the serializers that it writes requests, replies and errors by. */
interface ParentLog extends FastifyBaseLogger {
  isLevelEnabled(level: string): boolean;
}

/**
 * The log of one request, which becomes a child of the framework's logger when its first line is written: most
 * requests write none, and making a child costs as much as answering from what is kept. Whatever it writes, the
 * child writes, so that nothing passes by the serializers and what they strike out.
 */
class RequestLog implements FastifyBaseLogger {
  readonly #parent: ParentLog;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #own: FastifyBaseLogger | undefined;

  constructor(parent: ParentLog, bindings: Bindings, options: ChildLoggerOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level(): string {
    return this.#parent.level;
  }

  fatal(...line: unknown[]): void {
    this.#write('fatal', line);
  }

  error(...line: unknown[]): void {
    this.#write('error', line);
  }

  warn(...line: unknown[]): void {
    this.#write('warn', line);
  }

  info(...line: unknown[]): void {
    this.#write('info', line);
  }

  debug(...line: unknown[]): void {
    this.#write('debug', line);
  }

  trace(...line: unknown[]): void {
    this.#write('trace', line);
  }

  silent(): void {
    // The level that writes nothing.
  }

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#make().child(bindings, options);
  }

  #make(): FastifyBaseLogger {
    return (this.#own ??= this.#parent.child(this.#bindings, this.#options));
  }

  #write(level: Level, line: unknown[]): void {
    if (!this.#parent.isLevelEnabled(level)) return;
    const own = this.#make();
    Reflect.apply(own[level], own, line);
  }
}

/** Makes the log of a request for the framework. */
export function childOf(
  parent: FastifyBaseLogger,
  bindings: Bindings,
  options: ChildLoggerOptions,
): FastifyBaseLogger {
  return isParent(parent) ? new RequestLog(parent, bindings, options) : parent.child(bindings, options);
}

function isParent(log: FastifyBaseLogger): log is ParentLog {
  return 'isLevelEnabled' in log;
}
