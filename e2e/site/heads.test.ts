import { runningSite } from '@baize/testkit/running-site';
import { describe, expect, it } from 'vitest';

interface Head {
  readonly html: string;
  readonly language: string | undefined;
  readonly cookie: string | null;
}

async function headOf(address: string, cookie = ''): Promise<Head> {
  const answer = await fetch(new URL(address, runningSite().siteUrl), { headers: { cookie } });
  const text = await answer.text();
  return {
    html: text.slice(0, text.indexOf('</head>')),
    language: /<html lang="(\w+)"/.exec(text)?.[1],
    cookie: answer.headers.get('set-cookie'),
  };
}

const contentOf = ({ html }: Head, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const canonicalOf = ({ html }: Head) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

const addresses = [
  '/',
  '/casino',
  '/livecasino',
  '/slots/category/hot-games',
  '/casino?provider=1',
  '/Promotions',
  '/Promotions/2',
  '/Pages/about',
  '/Pages/frequently-asked-questions',
  '/poker',
  '/Sport',
  '/LiveSport',
  '/ESport',
  '/login',
  '/Register',
  '/play/demo/172101',
  '/game/172101',
];

/** Width and height from the frame header of a JPEG; undefined for anything else. */
function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker === 0xffc0 || marker === 0xffc2;
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return undefined;
}

describe('the heads of pages', () => {
  it('describe each page individually, in both languages', async () => {
    for (const language of ['tr', 'en']) {
      const heads = await Promise.all(addresses.map((address) => headOf(address, `lang=${language}`)));
      const descriptions = heads.map((head) => contentOf(head, 'description'));
      expect(new Set(descriptions).size).toBe(addresses.length);
      for (const text of descriptions) expect(text).toMatch(/^[^{}]{20,200}$/);
      for (const { html } of heads) {
        const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
        if (data !== undefined) expect(JSON.parse(data)).toHaveProperty('@graph');
      }
    }
  });

  it('of an address with a language are in that language, set the cookie, and name that address', async () => {
    const { siteUrl } = runningSite();
    const english = await headOf('/casino?lang=en&x=1', 'lang=tr');
    expect(english.language).toBe('en');
    expect(english.cookie).toMatch(/^lang=en;/);
    expect(canonicalOf(english)).toBe(`${siteUrl}/casino?lang=en`);
    const turkish = await headOf('/casino');
    expect(turkish.language).toBe('tr');
    expect(turkish.cookie).toBeNull();
    expect(canonicalOf(turkish)).toBe(`${siteUrl}/casino`);
    expect(turkish.html).toContain(`hreflang="en" href="${siteUrl}/casino?lang=en"`);
  });

  it('name pictures for social networks, of the page or of the brand', async () => {
    const pictures = new Set<string>();
    for (const address of ['/', '/poker', '/play/demo/172101']) {
      const url = contentOf(await headOf(address), 'og:image');
      pictures.add(url);
      const answer = await fetch(url);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(jpegSize(bytes)).toEqual({ width: 1_200, height: 630 });
    }
    expect(pictures.size).toBe(3);
    const { siteUrl } = runningSite();
    for (const name of [
      'share/nobody.jpg',
      'share/studio-kuzgun.jpg',
      'share/house-nobody.jpg',
      'share/x.png',
    ])
      expect((await fetch(`${siteUrl}/pictures/${name}`)).status, name).toBe(404);
  });
});
