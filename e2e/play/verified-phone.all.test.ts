import { brandUrl } from '@baize/testkit/running-site';
import { newPerson } from '@baize/testkit/new-person';
import { expect, it } from 'vitest';

import { openAccount } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { inSample, journeyVariants, textsOf } from '../variants.ts';
import { verifyPhone } from '../verify-phone.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

/** A brand that opens games only for verified phones. */
const BRAND = 'uydu';

const { newPage } = shareBrowser();

it.each(inSample(journeyVariants, 0))(
  'a game opens once the phone is verified, on a $screen in $language',
  async (variant) => {
    const game = `${brandUrl(BRAND)}/PlayGame/172101`;
    const t = textsOf(variant);
    const person = await openAccount(newPerson(), { slug: BRAND });
    const page = await newPage(variant);
    await openHydrated(page, game);
    await page.waitForURL(/\/login$/);
    await fillCredentials(page, person);
    await submit(page);

    const dialog = page.getByRole('dialog', { name: t('auth_phone_popup_title') });
    await dialog.getByText(t('phone_verification_needed')).waitFor();
    await dialog.getByRole('link', { name: t('auth_phone_popup_action') }).click();
    await verifyPhone(page, variant, person);

    await openHydrated(page, game);
    await page.locator('.play-stage iframe').waitFor();
    expect(await dialog.count()).toBe(0);
  },
);
