import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions, Logger } from 'pino';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/**
 * The log of one request, made when its first line is written: most requests write none, and a log of its own
 * costs as much as answering from what is kept.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #log: Logger;
  readonly #bindings: Bindings;
  #own: Logger | undefined;

  constructor(log: Logger, bindings: Bindings) {
    this.#log = log;
    this.#bindings = bindings;
  }

  get level(): string {
    return this.#log.level;
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

  #make(): Logger {
    return (this.#own ??= this.#log.child(this.#bindings));
  }

  #write(level: Level, line: unknown[]): void {
    if (!this.#log.isLevelEnabled(level)) return;
    const own = this.#make();
    Reflect.apply(own[level], own, line);
  }
}
