import { type DestinationStream, type Logger, pino } from 'pino';

import type { LogLevel } from '../config/server-config.ts';
import { describeError, describeRequest } from './log-serializers.ts';

const secretNames = [
  'authorization',
  'token',
  'access_token',
  'password',
  'password_confirmation',
  'code',
  'personal_id',
  'iban',
];

/** Structured logs, one JSON object per line; known secret fields are redacted. */
export function createLogger(level: LogLevel, stream?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: describeError, req: describeRequest },
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[removed]',
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
