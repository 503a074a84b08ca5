import { describe, expect, it } from 'vitest';

import type { App } from '../app/app.ts';
import { barSections, shownSections } from './sections.ts';

type Wallets = App['brand']['traits']['money.wallets'];

const brandWith = (sport: boolean, poker: boolean, wallets: Wallets) =>
  ({ options: { sport, poker }, traits: { 'money.wallets': wallets } }) as unknown as App['brand'];
const all = brandWith(true, true, ['liveSlot', 'binary']);
const hrefs = (sections: readonly { href: string }[]) => sections.map(({ href }) => href);

describe('the sections of a brand', () => {
  it('follow its options and its wallets', () => {
    const some = ['/Sport', '/LiveSport', '/ESport', '/poker', '/live-slot', '/play-live-binary'];
    expect(hrefs(shownSections(all))).toEqual(expect.arrayContaining(some));
    const calm = hrefs(shownSections(brandWith(false, false, [])));
    expect(calm.filter((href) => some.includes(href))).toEqual([]);
    expect(calm).toContain('/casino');
    const one = hrefs(shownSections(brandWith(false, false, ['liveSlot'])));
    expect(one.filter((href) => some.includes(href))).toEqual(['/live-slot']);
  });
});

describe('the bottom bar of phones', () => {
  it('offers sport, or slots if there is none', () => {
    expect(hrefs(barSections(all, false))).toEqual(['/Sport', '/livecasino', '/Promotions']);
    const calm = barSections(brandWith(false, true, []), true);
    expect(hrefs(calm)).toEqual(['/casino', '/livecasino', '/Jackpot', '/Promotions']);
  });
});
