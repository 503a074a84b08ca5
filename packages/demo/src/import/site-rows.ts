import type { page, popup, promotion, slider, SliderText, story } from '@baize/db';
import { cleanHtml } from '@baize/services';

import type { Banner } from '../site/banner.ts';
import { banners } from '../site/banners.ts';
import { infoPages } from '../site/pages/index.ts';
import { popups } from '../site/popup.ts';
import { promotions } from '../site/promotions.ts';
import { stories } from '../site/stories.ts';
import type { Language } from '../text.ts';
import { daysAfter } from './days.ts';

export interface SiteRows {
  sliders: (typeof slider.$inferInsert)[];
  stories: (typeof story.$inferInsert)[];
  promotions: (typeof promotion.$inferInsert)[];
  popups: (typeof popup.$inferInsert)[];
  pages: (typeof page.$inferInsert)[];
}

/** An installed brand. */
export interface DemoSite {
  slug: string;
  siteId: number;
  /** Whether it has a wheel of fortune. */
  hasWheel: boolean;
}

/** Between the numbers of one row's copies for several brands. */
const COPY_STEP = 1_000;

interface Copy {
  readonly id: number;
  /** Null for every brand. */
  readonly siteId: number | null;
  /** An address that ends in a number of content which is copied likewise. */
  addressOf(url: string): string;
}

/** A row for every brand, or one for each brand that has what it is about; a row belongs to one brand or to all. */
function copiesOf(row: { id: number; needsWheel?: true }, sites: readonly DemoSite[]): readonly Copy[] {
  if (!row.needsWheel) return [{ id: row.id, siteId: null, addressOf: (url) => url }];
  return sites
    .filter(({ hasWheel }) => hasWheel)
    .map(({ siteId }, index) => ({
      id: row.id + index * COPY_STEP,
      siteId,
      addressOf: (url) => url.replace(/\d+$/, (id) => String(Number(id) + index * COPY_STEP)),
    }));
}

/**
 * Banners, stories, promotions, popups and info pages as rows, with sanitised HTML; end dates are counted from `now`. A
 * brand's own banner has its site id, and is omitted if that brand isn’t installed.
 */
export function siteRows(now: Date, sites: readonly DemoSite[]): SiteRows {
  const siteIds = new Map(sites.map(({ slug, siteId }) => [slug, siteId]));
  const shown = banners.filter(({ brand }) => brand === undefined || siteIds.has(brand));
  return {
    sliders: shown.map((banner, sort) => ({
      id: banner.id,
      siteId: banner.brand === undefined ? null : (siteIds.get(banner.brand) ?? null),
      type: banner.type,
      sort,
      picture: banner.picture,
      url: banner.url,
      texts: { tr: wordsOf(banner, 'tr'), en: wordsOf(banner, 'en') },
      placement: banner.placement,
    })),
    stories: stories.flatMap((row, sort) =>
      copiesOf(row, sites).map(({ id, siteId, addressOf }) => ({
        id,
        siteId,
        picture: row.picture,
        url: addressOf(row.url),
        titleTr: row.title.tr,
        titleEn: row.title.en,
        sort,
      })),
    ),
    promotions: promotions.flatMap((row, sort) =>
      copiesOf(row, sites).map(({ id, siteId }) => ({
        id,
        siteId,
        picture: row.picture,
        nameTr: row.name.tr,
        nameEn: row.name.en,
        descriptionTr: cleanHtml(row.description.tr),
        descriptionEn: cleanHtml(row.description.en),
        sort,
        endsAt: row.endsInDays === undefined ? null : daysAfter(now, row.endsInDays),
      })),
    ),
    popups: popups.map((row, sort) => ({
      id: row.id,
      siteId: null,
      picture: row.picture,
      url: row.url,
      nameTr: row.name.tr,
      nameEn: row.name.en,
      sort,
    })),
    pages: infoPages.map((row, sort) => ({
      id: row.id,
      siteId: null,
      slug: row.slug,
      sort,
      nameTr: row.name.tr,
      nameEn: row.name.en,
      bodyTr: cleanHtml(row.body.tr),
      bodyEn: cleanHtml(row.body.en),
    })),
  };
}

function wordsOf(banner: Banner, language: Language): SliderText {
  return {
    kicker: banner.kicker[language],
    title: banner.title[language],
    text: banner.text[language],
    action: banner.action[language],
  };
}
