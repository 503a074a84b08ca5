/** Banners with a short film of four seconds in their tall format: `<stem>.mp4`. */
export const filmStems = [
  'banner-sanal-tall',
  'banner-klasikler-tall',
  'banner-canli-gece-tall',
  'banner-ejder-hazinesi-tall',
] as const;
