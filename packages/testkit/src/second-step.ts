import { defaultBrand, loadBrands } from '@baize/brand';
import { systemClock } from '@baize/clock';
import { and, eq, openDatabase, player } from '@baize/db';
import { beginAuthenticator, confirmAuthenticator, type PlayerContext } from '@baize/services';
import path from 'node:path';
import { runningSite } from './running-site.ts';
import { totpCode } from './totp-code.ts';

const STEP_MS = 30_000;
const brand = defaultBrand(loadBrands(path.resolve(import.meta.dirname, '../../../brands')));

/** A second step for a player of the default brand of the running site, set up behind its back. */
export interface SecondSteps {
  /** Enables an authenticator app; answers what it shows. */
  enableAuthenticator(username: string): Promise<() => string>;
  /** Has signing in ask for a code by SMS, to a number that counts as verified. */
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
    // The verbs of the authenticator read nothing else. Ids are the running site's to make.
    return parts as unknown as PlayerContext;
  }

  return {
    async enableAuthenticator(username) {
      const context = await contextOf(username);
      const { secret } = await beginAuthenticator(context);
      // A code counts once: the one before confirms, so that the present one is left for signing in.
      await confirmAuthenticator(context, totpCode(secret, systemClock.now().getTime() - STEP_MS));
      return () => totpCode(secret, systemClock.now().getTime());
    },
    async requireSms(username) {
      const asks = { smsSignIn: true, phoneVerifiedAt: systemClock.now() };
      await database.sql.update(player).set(asks).where(isNamed(username));
    },
    close: () => database.close(),
  };
}
