import { defaultBrand, loadBrands } from '@baize/brand';
import { systemClock } from '@baize/clock';
import { and, eq, openDatabase, player } from '@baize/db';
import path from 'node:path';
import { runningSite } from './running-site.ts';
import { totpCode } from './totp-code.ts';

const STEP_MS = 30_000;
const stepAt = (ms: number) => Math.floor(ms / STEP_MS);
const brand = defaultBrand(loadBrands(path.resolve(import.meta.dirname, '../../../brands')));

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Sets up second steps of players of the running site's default brand. */
export interface SecondSteps {
  /** Enables an authenticator app; returns a function for its current code, and the recovery codes. */
  enableAuthenticator(
    credentials: Credentials,
  ): Promise<{ currentCode: () => string; recoveryCodes: readonly string[] }>;
  /** Makes sign-in require a code by SMS, with a verified number. */
  requireSms(username: string): Promise<void>;
  close(): Promise<void>;
}

export function openSecondSteps(): SecondSteps {
  const { databaseUrl, siteUrl } = runningSite();
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const siteId = brand?.siteId ?? 0;

  async function send<Reply>(call: string, body: object, token = ''): Promise<Reply> {
    const headers = {
      'content-type': 'application/json',
      'site-id': String(siteId),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${siteUrl}/_api${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Reply;
  }

  return {
    async enableAuthenticator({ username, password }) {
      const { access_token } = await send<{ access_token: string }>('/login', { username, password });
      const { code: secret } = await send<{ code: string }>('/enable-2fa', { password }, access_token);
      // A code works once, and the server takes the steps before and after its own. So one confirms whose next one has at least half a
      // step left, however slow the machine is.
      const now = systemClock.now().getTime();
      const confirmed = stepAt(now) - (now % STEP_MS < STEP_MS / 2 ? 1 : 0);
      const code = totpCode(secret, confirmed * STEP_MS);
      const { recovery_codes } = await send<{ recovery_codes: string[] }>(
        '/confirm-2fa',
        { code },
        access_token,
      );
      return {
        currentCode: () =>
          totpCode(secret, Math.max(confirmed + 1, stepAt(systemClock.now().getTime())) * STEP_MS),
        recoveryCodes: recovery_codes,
      };
    },
    async requireSms(username) {
      const fields = { smsSignIn: true, phoneVerifiedAt: systemClock.now() };
      await database.sql
        .update(player)
        .set(fields)
        .where(and(eq(player.siteId, siteId), eq(player.username, username)));
    },
    close: () => database.close(),
  };
}
