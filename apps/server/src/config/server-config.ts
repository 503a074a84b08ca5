import type { DatabaseLimits } from '@baize/db';

/** Everything that the server lets its surroundings decide, read and checked once at start. */
export interface ServerConfig {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly databaseUrl: string;
  /** What differs from the limits of `openDatabase`. */
  readonly databaseLimits?: Partial<DatabaseLimits>;
  /** A request whose header or body takes longer to arrive is cut; 20,000 ms by default. */
  readonly requestTimeoutMs?: number;
  /** Where figures for monitoring are served, beside the public port; absent: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly logLevel: LogLevel;
  /** How many proxies in front of us may be believed about the caller's address and scheme. */
  readonly trustedProxyHops: number;
  /** Header in which the outermost proxy names the caller's country; read only where a proxy is believed. */
  readonly geoHeader?: string;
  /** Database of countries by address (MMDB), asked where the header says nothing. */
  readonly geoFile?: string;
  /** The scheme that players see, where the proxy does not tell: `request` believes the request. */
  readonly publicScheme: 'http' | 'https' | 'request';
  /** Whether players find the brands at their own domains, or at this machine's `<slug>.localhost`. */
  readonly brandAddresses: 'domain' | 'localhost';
  readonly secrets: {
    /** 32 bytes in base64url, for the personal ids themselves. */
    readonly personalIdKey: string;
    /** 32 bytes in base64url, for the keyed hash that finds them. */
    readonly personalIdHashKey: string;
  };
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
