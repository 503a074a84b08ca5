import { z } from 'zod';

const text = z.string().trim().min(1);
const localized = z.strictObject({ tr: text, en: text });

const helpLine = z
  .strictObject({
    name: localized,
    /** The two letters of the country that it serves; absent if it serves every country. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be the two letters of a country')
      .optional(),
    /** As it is dialled in its country, with spaces for reading. */
    phone: z
      .string()
      .regex(/^\+?\d[\d ]{1,18}\d$/, 'must be a phone number')
      .optional(),
    web: z.url({ protocol: /^https$/ }).optional(),
    text: localized,
    /** When it answers, if that is known for certain. */
    hours: localized.optional(),
  })
  .refine(
    ({ phone, web }) => phone !== undefined || web !== undefined,
    'needs a phone number or a web address',
  );
export type HelpLine = z.output<typeof helpLine>;

/** Lines that public sources named in November 2026; a brand checks and replaces them. */
const defaultHelpLines: readonly HelpLine[] = [
  {
    name: { tr: 'YEDAM Danışma Hattı', en: 'YEDAM helpline' },
    country: 'TR',
    phone: '115',
    web: 'https://www.yedam.org.tr',
    text: {
      tr: 'Yeşilay’ın danışmanlık merkezleri: kumar bağımlılığında size ve yakınlarınıza ücretsiz ve gizli psikolojik destek.',
      en: 'The counselling centres of the Turkish Green Crescent: free and confidential support with gambling, for you and those close to you.',
    },
  },
  {
    name: { tr: 'National Gambling Helpline', en: 'National Gambling Helpline' },
    country: 'GB',
    phone: '0808 8020 133',
    web: 'https://www.gamcare.org.uk',
    text: {
      tr: 'GamCare’in hattı: kumar oynayanlara ve yakınlarına ücretsiz ve gizli danışmanlık. İngilizce.',
      en: 'Run by GamCare: free and confidential advice for anyone affected by gambling.',
    },
    hours: { tr: 'Her gün 24 saat', en: 'Every day, 24 hours' },
  },
  {
    name: { tr: 'GAMSTOP', en: 'GAMSTOP' },
    country: 'GB',
    web: 'https://www.gamstop.co.uk',
    text: {
      tr: 'Birleşik Krallık’ta yaşayanlar, orada lisanslı bütün sitelere erişimini tek başvuruyla ücretsiz kapatır.',
      en: 'One free registration closes every site licensed in Great Britain to people who live in the United Kingdom.',
    },
  },
  {
    name: { tr: 'Gambling Therapy', en: 'Gambling Therapy' },
    web: 'https://www.gamblingtherapy.org',
    text: {
      tr: 'Nerede yaşarsanız yaşayın: birçok dilde çevrim içi danışmanlık, forum ve gruplar. Ücretsiz.',
      en: 'Wherever you live: free online advice, forums and groups in many languages.',
    },
  },
];

/** Where players find help outside of the site. */
export const helpLines = z
  .array(helpLine)
  .min(1)
  .default([...defaultHelpLines]);
