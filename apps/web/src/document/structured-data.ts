import { gameAddress, lobbyPaths } from '@baize/contract/page-addresses';
import type { SiteOptions } from '@baize/contract';

import * as paths from '../addresses/paths.ts';
import type { HeadFacts } from './page-facts.ts';

interface StructuredParts {
  readonly options: SiteOptions;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly language: string;
  readonly isHome: boolean;
  readonly title: string;
  readonly facts: HeadFacts;
  /** Makes absolute addresses in the page's language. */
  address(path: string): string;
}

type Thing = Readonly<Record<string, unknown>>;

function siteThings({ options, origin, language, address }: StructuredParts): readonly Thing[] {
  const { telegram, facebook, twitter, instagram, youtube } = options;
  const sameAs = [telegram, facebook, twitter, instagram, youtube].filter((link) => link !== undefined);
  const search = address(`${lobbyPaths.casino}?search={search_term_string}`);
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#house`,
      name: options.name,
      url: `${origin}/`,
      logo: new URL(options.logo, origin).href,
      ...(sameAs.length > 0 ? { sameAs } : {}),
    },
    {
      '@type': 'WebSite',
      name: options.name,
      url: address(paths.home),
      inLanguage: language,
      publisher: { '@id': `${origin}/#house` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

function trailThing({ options, title, facts, address }: StructuredParts): Thing {
  const steps = [{ name: options.name, address: paths.home }, ...(facts.trail ?? [])];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: address(step.address),
      })),
      // The last step is the page itself, which needs no address.
      { '@type': 'ListItem', position: steps.length + 1, name: title },
    ],
  };
}

function gamesThing({ title, address, facts }: StructuredParts): Thing | undefined {
  if (!facts.games || facts.games.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    name: title,
    itemListElement: facts.games.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: address(gameAddress(id)),
    })),
  };
}

function gameThing({ facts: { game }, language, origin, address }: StructuredParts): Thing | undefined {
  if (!game) return undefined;
  return {
    '@type': 'Game',
    name: game.name,
    url: address(gameAddress(game.id)),
    image: `${origin}/pictures/share/${game.picture}.jpg`,
    inLanguage: language,
    datePublished: game.releasedAt,
    publisher: { '@type': 'Organization', name: game.studio },
    ...(game.categories.length > 0 ? { genre: game.categories } : {}),
  };
}

function questionsThing({ facts }: StructuredParts): Thing | undefined {
  if (!facts.questions || facts.questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: facts.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Structured data (schema.org) for search engines; undefined for pages hidden from them. */
export function structuredData(parts: StructuredParts): Thing | undefined {
  if (parts.facts.isHidden) return undefined;
  const things = parts.isHome
    ? siteThings(parts)
    : [trailThing(parts), gamesThing(parts), gameThing(parts), questionsThing(parts)];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
