import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, serverOrigin, textWhere } from '../registry/setting-types.ts';
import { isDummyCaptchaKey } from './dummy-keys.ts';
import { createTurnstile, TURNSTILE_ORIGIN } from './turnstile.ts';

function isPair(text: string): boolean {
  const [, secret] = /^\d+=([\w-]+)$/.exec(text) ?? [];
  return secret !== undefined && !isDummyCaptchaKey(secret);
}

export const turnstile = defineProvider({
  name: 'turnstile',
  meaning: "Cloudflare's captcha",
  settings: z.object({
    secrets: textWhere(
      "secrets of the brands' widgets: `site id=secret`, separated by commas. A brand whose `brand.json` has a site key needs one; test keys are refused",
      (text) => text.split(',').every(isPair),
      'must contain pairs of a site id and its secret, such as 100=0x4AAA,200=0x4AAB, and no test secrets',
    ),
    url: serverOrigin('origin that checks tokens, instead of the real one').optional(),
    pageUrl: pageOrigin('origin of the widget, instead of the real one').optional(),
  }),
  open: ({ secrets, url = TURNSTILE_ORIGIN, pageUrl = url }, { ids, client }) => {
    const bySite = new Map(
      secrets.split(',').map((pair) => {
        const [siteId = '', secret = ''] = pair.split('=');
        return [Number(siteId), secret] as const;
      }),
    );
    const captcha = createTurnstile({
      baseUrl: url,
      pageUrl,
      ids,
      client,
      secretOf: (siteId) => bySite.get(siteId),
    });
    return { captcha };
  },
});
