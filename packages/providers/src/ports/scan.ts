/** `unreachable` says nothing about the file, which must not be accepted in this case either. */
export type ScanResult = 'clean' | 'unsafe' | 'unreachable';

/** Looks for malware in files that players upload. */
export interface ScanPort {
  /** Never throws: any failure is `unreachable`, within 10 seconds. */
  scan(bytes: Uint8Array<ArrayBuffer>): Promise<ScanResult>;
}
