import { escapeHtml } from '@baize/brand/escape-html';
import { type Language, language as languages } from '@baize/contract';
import { languageAddress } from '@baize/contract/page-addresses';

import type { PageRequest } from './page-request.ts';
import type { App } from '../app/app.ts';
import { translate } from '../messages/use-messages.ts';
import type { OpenPage } from '../router/open-page.ts';
import { canonicalAddress } from './canonical-address.ts';
import { scriptJson } from './script-json.ts';
import { headMessages } from './head-messages.ts';
import { headFacts } from './page-facts.ts';
import { structuredData } from './structured-data.ts';

interface HeadParts {
  readonly app: App;
  readonly page: OpenPage;
  readonly request: Pick<PageRequest, 'origin'>;
  /** The page's own title. */
  readonly title: string;
}

/** Pictures for sharing have one size, which the common networks show in full. */
const SHARED = { width: 1_200, height: 630 } as const;
const locales: Readonly<Record<Language, string>> = { tr: 'tr_TR', en: 'en_GB' };

/**
 * The head for search engines and social networks. A page has one address per language; pages hidden from search
 * engines list none.
 */
export function headLines({ app, page, request, title }: HeadParts): readonly string[] {
  const { brand, language } = app;
  const { options } = brand;
  const { origin } = request;
  const isHome = page.route.paths[0] === '/';
  const fullTitle = isHome ? options.title : `${title} – ${options.name}`;
  const facts = headFacts(app, page, (key, values) => {
    // A brand's own texts for heads are among its messages.
    const messages = key in app.messages ? app.messages : headMessages[language];
    return translate({ language, messages }, key, values);
  });
  const path = canonicalAddress(page.address);
  const addressIn = (wanted: Language, of = path) => origin + languageAddress(of, wanted);
  const canonical = addressIn(language);
  const description = facts.description ?? options.description;
  const picture = `${origin}/pictures/share/${facts.picture ?? `house-${brand.slug}`}.jpg`;
  const data = structuredData({
    options,
    origin,
    language,
    isHome,
    title,
    facts,
    address: (of) => addressIn(language, of),
  });
  const properties: Readonly<Record<string, string | number>> = {
    'og:type': 'website',
    'og:title': fullTitle,
    'og:description': description,
    'og:site_name': options.name,
    'og:url': canonical,
    'og:locale': locales[language],
    'og:image': picture,
    'og:image:width': SHARED.width,
    'og:image:height': SHARED.height,
  };
  return [
    `<title>${escapeHtml(fullTitle)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="keywords" content="${escapeHtml(options.keywords)}">`,
    facts.isHidden ? '<meta name="robots" content="noindex">' : '',
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    // A missing page has no canonical address.
    page.status === 200 ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    ...(facts.isHidden ? [] : alternates(addressIn)),
    data ? `<script type="application/ld+json">${scriptJson(data)}</script>` : '',
  ];
}

function alternates(addressIn: (language: Language) => string): readonly string[] {
  const line = (name: string, address: string) =>
    `<link rel="alternate" hreflang="${name}" href="${escapeHtml(address)}">`;
  const [first] = languages;
  return [
    ...languages.map((language) => line(language, addressIn(language))),
    line('x-default', addressIn(first)),
  ];
}
