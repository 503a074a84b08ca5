import { z } from 'zod';

import { defineCall } from '../call.ts';

const link = z.string().optional();

/** A brand's options; absent links are not shown. */
export const siteOptions = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  favicon: z.string(),
  logo: z.string(),
  logo_mobile: z.string(),
  domain: z.string(),
  active_domain: z.string().nullable(),
  license_domain: z.string().optional(),
  license_description: z.string().optional(),
  css: z.string().optional(),
  notice: z.string().optional(),
  web_live_support: z.string().optional(),
  mobile_live_support: z.string().optional(),
  request_bonus_url: z.string().optional(),
  wheel_of_fortune_url: z.string().optional(),
  golden_treasure_url: z.string().optional(),
  app_url: z.string().optional(),
  /** Addresses of the brand's television and live scores. */
  tv_domain: link,
  live_score_url: link,
  sport: z.boolean(),
  poker: z.boolean(),
  turnstile_validation: z.union([z.literal(0), z.literal(1)]),
  keys: z.object({ TURNSTILE_SITE_KEY: z.string().optional() }),
  betradar: z.string(),
  betconstruct: z.string(),
  redlane: z.string(),
  user: z.object({ geo: z.string() }),
  telegram: link,
  facebook: link,
  twitter: link,
  instagram: link,
  youtube: link,
  whatsapp: link,
  linkedin: link,
  tumblr: link,
  pinterest: link,
  reddit: link,
  threads: link,
  discord: link,
  tiktok: link,
});
export type SiteOptions = z.infer<typeof siteOptions>;

export const options = defineCall({
  method: 'GET',
  path: '/options',
  area: 'site',
  auth: 'visitor',
  origin: 'specification',
  summary: 'The options of the brand that the host name picks.',
  reply: z.object({ success: z.literal(true), data: siteOptions }),
  errors: ['unknown_brand', 'please_try_again', 'options_in_maintenance'],
});
