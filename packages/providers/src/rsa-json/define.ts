import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { choice, pageOrigin, type SettingMeta, serverOrigin, textWhere } from '../registry/setting-types.ts';
import { readPrivateKey, readPublicKey } from './body-signature.ts';
import { launchBySignature } from './launch.ts';
import { RSA_JSON } from './messages.ts';
import { createRsaDialect } from './wallet-dialect.ts';

/** Header with the signature, unless a setting names another one. */
export const DEFAULT_SIGNATURE_HEADER = 'X-Hub88-Signature';

/** A setting that is read into something else; the error follows its name. */
function keys<Key>(description: string, read: (text: string) => Key | undefined, error: string) {
  return z
    .string({ error: 'is missing' })
    .transform((text, context) => {
      const key = read(text);
      if (key !== undefined) return key;
      context.addIssue({ code: 'custom', message: error });
      return z.NEVER;
    })
    .meta({ description, kind: 'other' } satisfies SettingMeta);
}

function readPublicKeys(text: string) {
  const found = text.split(',').map(readPublicKey);
  return found.every((key) => key !== undefined) ? found : undefined;
}

export const rsaJson = defineProvider({
  name: RSA_JSON,
  meaning:
    'Games in a wallet dialect of JSON signed with RSA; its calls are sent to `/_callback/games/rsa-json/<site id>/…`',
  settings: z.object({
    url: serverOrigin("origin of the provider's calls"),
    pageUrl: pageOrigin('origin of its games, if it is another one').optional(),
    publicKey: keys(
      "the provider's public key, DER (SPKI) in base64; during a rotation the new and the old one, separated by a comma",
      readPublicKeys,
      'must be an RSA key, DER (SPKI) in base64',
    ),
    privateKey: keys(
      'our private key, DER (PKCS #8) in base64, with which launches are signed',
      readPrivateKey,
      'must be an RSA key, DER (PKCS #8) in base64',
    ),
    operatorId: textWhere('our number at the provider', (text) => /^\d{1,9}$/.test(text), 'must be a number'),
    signatureHeader: textWhere(
      `header with the signature, \`${DEFAULT_SIGNATURE_HEADER}\` by default`,
      (text) => /^[A-Za-z0-9-]{1,50}$/.test(text),
      'must be the name of a header',
    ).optional(),
    paths: choice('`transaction` (`/transaction/bet`, by default) or `wallet` (`/wallet/bet`)', [
      'transaction',
      'wallet',
    ]).optional(),
    playerField: choice("field with the player's id: `user` by default, or `supplier_user`", [
      'user',
      'supplier_user',
    ]).optional(),
    limitStatus: choice('status of a bet beyond a limit, the first by default', [
      'RS_ERROR_BET_LIMIT_EXCEEDED',
      'RS_ERROR_LIMIT_REACHED',
    ]).optional(),
    signatureHttp: choice('HTTP status of a bad signature, `200` by default', ['200', '401']).optional(),
    sessionStart: choice(
      'how a game session begins: the provider exchanges the launch token with `/wallet/check` (`check`, by default), or uses it as it is (`launch`)',
      ['check', 'launch'],
    ).optional(),
  }),
  open: ({ url, pageUrl = url, publicKey, privateKey, operatorId, ...settings }, { client }) => {
    const signatureHeader = (settings.signatureHeader ?? DEFAULT_SIGNATURE_HEADER).toLowerCase();
    const { paths = 'transaction', playerField = 'user', sessionStart = 'check' } = settings;
    const launch = { baseUrl: url, client, privateKey, signatureHeader, sessionStart };
    return {
      games: {
        createLaunch: (request) => launchBySignature({ ...launch, operatorId: Number(operatorId) }, request),
        wallet: createRsaDialect({
          publicKeys: publicKey,
          signatureHeader,
          paths,
          playerField,
          limitStatus: settings.limitStatus ?? 'RS_ERROR_BET_LIMIT_EXCEEDED',
          signatureHttp: settings.signatureHttp === '401' ? 401 : 200,
          sessionStart,
        }),
      },
      frameOrigins: [pageUrl],
    };
  },
});
