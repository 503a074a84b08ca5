import { describe, expect, it } from 'vitest';

import { barSections, shownSections } from './sections.ts';

const all = { sport: true, poker: true };
const hrefs = (sections: readonly { href: string }[]) => sections.map(({ href }) => href);
const everything = () => true;

describe('the sections of a brand', () => {
  it('follow its options', () => {
    const sports = ['/Sport', '/LiveSport', '/ESport'];
    expect(hrefs(shownSections(all, everything))).toEqual(expect.arrayContaining([...sports, '/poker']));
    const calm = hrefs(shownSections({ sport: false, poker: false }, everything));
    expect(calm.filter((href) => [...sports, '/poker'].includes(href))).toEqual([]);
    expect(calm).toContain('/casino');
  });

  it('link only to what is served', () => {
    expect(hrefs(shownSections(all, (href) => href === '/casino'))).toEqual(['/casino']);
    expect(shownSections(all).length).toBeGreaterThan(5);
  });
});

describe('the bottom bar of phones', () => {
  it('offers sport, or slots if there is none', () => {
    expect(hrefs(barSections(all, false, everything))).toEqual(['/Sport', '/livecasino', '/Promotions']);
    const calm = barSections({ ...all, sport: false }, true, everything);
    expect(hrefs(calm)).toEqual(['/casino', '/livecasino', '/Jackpot', '/Promotions']);
  });
});
