import type { SandboxConfig } from '../sandbox-parts.ts';

/** Origin of its pages. */
export const SANDBOX_ORIGIN = 'http://127.0.0.1:3001';

/** The settings of a sandbox for tests, with short retries. */
export function testConfig(
  config: Pick<SandboxConfig, 'dataFolder' | 'keys'> & Partial<SandboxConfig>,
): SandboxConfig {
  return {
    origin: SANDBOX_ORIGIN,
    siteUrl: 'http://127.0.0.1:9',
    demoSiteId: 7,
    retry: { firstDelayMs: 5, longestDelayMs: 20, giveUpAfterMs: 60_000 },
    callTimeoutMs: 1_000,
    ...config,
  };
}
