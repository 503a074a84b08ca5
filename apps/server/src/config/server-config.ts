import type { DatabaseLimits } from '@baize/db';

/** All settings of the server, read and checked once at start. */
export interface ServerConfig {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Of the role that the site runs as. */
  readonly databaseUrl: string;
  /** Of the role that owns the tables and applies migrations; absent: `databaseUrl` is the owner's. */
  readonly databaseOwnerUrl?: string;
  /** What differs from the limits of `openDatabase`. */
  readonly databaseLimits?: Partial<DatabaseLimits>;
  /** A request whose header or body takes longer to arrive is aborted; 20,000 ms by default. */
  readonly requestTimeoutMs?: number;
  /** Address that metrics are served on, apart from the public port; absent: not served. */
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly logLevel: LogLevel;
  /** How many proxies in front of the server are trusted to name the caller's address and scheme. */
  readonly trustedProxyHops: number;
  /** Header in which the outermost proxy names the caller's country; read only if a proxy is trusted. */
  readonly geoHeader?: string;
  /** Database of countries by IP address (MMDB), used if the header is absent. */
  readonly geoFile?: string;
  /** The scheme that players see; `request` takes it from the request. */
  readonly publicScheme: 'http' | 'https' | 'request';
  /** Whether brands are at their own domains or at `<slug>.localhost` on this machine. */
  readonly brandAddresses: 'domain' | 'localhost';
  readonly secrets: {
    /** 32 bytes in base64url, for the personal ids themselves. */
    readonly personalIdKey: string;
    /** 32 bytes in base64url, for the keyed hash that finds them. */
    readonly personalIdHashKey: string;
    /** 32 bytes in base64url, for documents; during a rotation the new and the old one. */
    readonly documentKeys: readonly string[];
  };
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
