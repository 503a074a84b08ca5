import type { CoverFacts } from '@baize/services';

import { createCopyWords, type CopyWords } from './copy-words.ts';

/** What a copy says about itself: who is responsible, what is in it and what is not, and the player's rights. */
export interface CopyCover {
  readonly title: string;
  readonly facts: string;
  readonly chapters: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly list: readonly string[];
  }[];
  readonly retention: {
    readonly title: string;
    readonly rows: readonly { readonly what: string; readonly long: string; readonly why: string }[];
  };
}

/** Rows of a list on the page. */
const SHOWN_ROWS = 200;

export function describeCover(facts: CoverFacts): CopyCover {
  const { brand, language, playerId, requestedAt, madeAt, retention } = facts;
  const words = createCopyWords(brand, language);
  const { text, moment } = words;
  const name = brand.options.name;
  return {
    title: text('data_copy_title', { brand: name }),
    facts: text('data_copy_facts', {
      player: String(playerId),
      requested: moment(requestedAt),
      made: moment(madeAt),
      zone: brand.traits['site.timeZone'],
    }),
    chapters: chaptersOf(facts, words),
    retention: {
      title: text('data_copy_retention'),
      rows: retention.map((row) => describeRetention(row, words)),
    },
  };
}

function chaptersOf(
  { brand, origin, startsAt }: Pick<CoverFacts, 'brand' | 'origin' | 'startsAt'>,
  { text, moment }: CopyWords,
): CopyCover['chapters'] {
  const chapter = (key: string, paragraphs: readonly string[], list: readonly string[] = []) => ({
    title: text(key),
    paragraphs,
    list,
  });
  return [
    chapter('data_copy_responsible', [
      text('data_copy_responsible_text', { brand: brand.options.name, address: origin }),
    ]),
    chapter('data_copy_included', [
      text('data_copy_included_text', { count: SHOWN_ROWS }),
      ...(startsAt ? [text('data_copy_included_since', { date: moment(startsAt) })] : []),
    ]),
    chapter(
      'data_copy_left',
      [],
      [
        text('data_copy_left_others'),
        text('data_copy_left_cases'),
        text('data_copy_left_secrets'),
        text('data_copy_left_internal'),
        text('data_copy_left_unstored'),
      ],
    ),
    chapter(
      'data_copy_purposes',
      [],
      [text('data_copy_purpose_contract'), text('data_copy_purpose_law'), text('data_copy_purpose_security')],
    ),
    chapter(
      'data_copy_recipients',
      [],
      [
        text('data_copy_recipient_games'),
        text('data_copy_recipient_payments'),
        text('data_copy_recipient_poker'),
        text('data_copy_recipient_checks'),
        text('data_copy_recipient_messages'),
        text('data_copy_recipient_authorities'),
        text('data_copy_recipient_abroad'),
      ],
    ),
    chapter('data_copy_sources', [text('data_copy_sources_text')]),
    chapter('data_copy_automated', [text('data_copy_automated_text')]),
    chapter('data_copy_rights', [
      text('own_data_rights_kvkk'),
      text('own_data_rights_gdpr'),
      text('own_data_rights_answer'),
      text('own_data_complain'),
    ]),
  ];
}

/** One line of the retention times, as on the page of the account. */
export function describeRetention(
  { kind, keepMs, since }: CoverFacts['retention'][number],
  { text, duration }: Pick<CopyWords, 'text' | 'duration'>,
) {
  return {
    what: text(`own_data_what_${kind}`),
    long: text(`own_data_since_${since}`, keepMs === undefined ? {} : { time: duration(keepMs) }),
    why: text(`own_data_why_${kind}`),
  };
}
