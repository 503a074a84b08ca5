import { defaultBrand, loadBrands } from '@baize/brand';
import { systemClock } from '@baize/clock';
import { and, eq, openDatabase, player } from '@baize/db';
import { beginAuthenticator, confirmAuthenticator, type PlayerContext } from '@baize/services';
import path from 'node:path';
import { runningSite } from './running-site.ts';
import { totpCode } from './totp-code.ts';

const STEP_MS = 30_000;
const brand = defaultBrand(loadBrands(path.resolve(import.meta.dirname, '../../../brands')));

/** Sets up second steps of players of the running site's default brand, directly in its database. */
export interface SecondSteps {
  /** Enables an authenticator app; returns a function for its current code. */
  enableAuthenticator(username: string): Promise<() => string>;
  /** Makes sign-in require a code by SMS, with a verified number. */
  requireSms(username: string): Promise<void>;
  close(): Promise<void>;
}

export function openSecondSteps(): SecondSteps {
  const { databaseUrl, personalIdKeys } = runningSite();
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const siteId = brand?.siteId ?? 0;
  const isNamed = (username: string) => and(eq(player.siteId, siteId), eq(player.username, username));

  async function contextOf(username: string): Promise<PlayerContext> {
    const [row] = await database.sql.select({ id: player.id }).from(player).where(isNamed(username));
    const parts = {
      database,
      brand,
      clock: systemClock,
      personalIdKeys: {
        cipherKey: Buffer.from(personalIdKeys.cipherKey, 'base64url'),
        hashKey: Buffer.from(personalIdKeys.hashKey, 'base64url'),
      },
      player: { siteId, id: row?.id ?? 0 },
    };
    // The authenticator's verbs need nothing else. Only the running site may make ids.
    return parts as unknown as PlayerContext;
  }

  return {
    async enableAuthenticator(username) {
      const context = await contextOf(username);
      const { secret } = await beginAuthenticator(context);
      // A code works once: the previous one confirms, so that the current one is left for signing in.
      await confirmAuthenticator(context, totpCode(secret, systemClock.now().getTime() - STEP_MS));
      return () => totpCode(secret, systemClock.now().getTime());
    },
    async requireSms(username) {
      const fields = { smsSignIn: true, phoneVerifiedAt: systemClock.now() };
      await database.sql.update(player).set(fields).where(isNamed(username));
    },
    close: () => database.close(),
  };
}
