import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'pino';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** The framework's logger with its serializers for requests, replies and errors. */
interface ParentLog extends FastifyBaseLogger {
  isLevelEnabled(level: string): boolean;
}

/**
 * The log of one request. The child of the framework's logger is created with the first line: most requests write none,
 * and creating a child costs as much as a reply from the cache. All lines go through the child, so that the serializers
 * and their redaction always apply.
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

/** Creates the log of a request for the framework. */
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
