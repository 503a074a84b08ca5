import { expect, it } from 'vitest';

import { earlyLink, includeLeadingPicture, splitPreloads } from './leading-picture.ts';

const LINK = '<link rel="preload" as="image" href="/pictures/a-720.avif" fetchPriority="high"/>';
const OTHER = '<link rel="preload" as="image" href="/b.avif"/>';
const PICTURE = '<img src="/pictures/a-720.avif"/>';
const DATA = 'data:image/avif;base64,$&AA==';

const dataOf = (address: string) => Promise.resolve(address === '/pictures/a-720.avif' ? DATA : undefined);

it('is in the page, so that nothing fetches it', async () => {
  const markup = splitPreloads(`${OTHER}${LINK}<p>${PICTURE}</p>${PICTURE}`);
  const included = await includeLeadingPicture(markup, dataOf);
  expect(included).toEqual({ preloads: OTHER, root: `<p><img src="${DATA}"/></p>${PICTURE}` });
  expect(earlyLink(included)).toBeUndefined();
});

it('is in the page inside of a picture', async () => {
  const source = (address: string) =>
    `<picture><source media="(width &lt; 550px)" srcSet="${address}" sizes="56vw"/><img alt="" fetchPriority="high"/></picture>`;
  const markup = splitPreloads(`<p></p>${source('/pictures/a-720.avif')}`);
  expect(earlyLink(markup)).toContain('</pictures/a-720.avif>');
  expect(await includeLeadingPicture(markup, dataOf)).toEqual({
    preloads: '',
    root: `<p></p>${source(DATA)}`,
  });
  expect(earlyLink(splitPreloads(source('/a.avif 480w, /b.avif 720w')))).toBeUndefined();
  expect(earlyLink(splitPreloads(source('/a.avif').replace('high', 'low')))).toBeUndefined();
});

it.each([
  ['has no data', `${LINK.replaceAll('/a-', '/c-')}<img src="/pictures/c-720.avif"/>`],
  ['is not in the page', `${LINK}<p></p>`],
])('is fetched early if it %s', async (_, html) => {
  const markup = splitPreloads(html);
  expect(await includeLeadingPicture(markup, dataOf)).toEqual(markup);
  expect(earlyLink(markup)).toMatch(
    /^<\/pictures\/[ac]-720\.avif>; rel=preload; as=image; fetchpriority=high$/,
  );
});

it.each([
  ['has no priority', `${OTHER}<img src="/b.avif"/>`],
  [
    'is one of several files',
    `<link rel="preload" as="image" imageSrcSet="/b.avif 1x" fetchPriority="high"/>`,
  ],
])('is none that %s', async (_, html) => {
  const markup = splitPreloads(html);
  expect(await includeLeadingPicture(markup, () => Promise.resolve(DATA))).toEqual(markup);
  expect(earlyLink(markup)).toBeUndefined();
});
