import { loadBrands } from '@baize/brand';
import { isMessageKey } from '@baize/messages';
import en from '@baize/messages/en';
import tr from '@baize/messages/tr';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REWARD_TEXTS } from '../apps/sandbox/src/rewards/texts/reward-texts.ts';
import { parseSource, parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest, placeOf, root, type SourceFile } from './source-tree.ts';

/** Prefixes of keys that code concatenates, with what they are for. */
const beginnings: Readonly<Record<string, string>> = {
  catalogue_title_: 'one for each kind of lobby',
  catalogue_sort_: 'one for each order of a lobby',
  message_: 'title and text of each kind of message to a player',
  statement_by_: 'one for each period of a statement',
  statement_category_: 'one for each category of games',
  statement_view_: 'one for each form of a statement',
  account_: 'one for each status of a player, by its error code',
  data_copy_part_: 'one for each part of a copy of a player’s data',
  data_copy_section_: 'one for each list of a part',
  data_copy_column_: 'one for each column of a list',
  data_copy_value_: 'one for each word in a list',
  own_data_what_: 'one for each kind of what is kept about players',
  own_data_why_: 'one for each kind of what is kept about players',
  own_data_since_: 'one for each start of the time that something is kept',
};

/** A key, or a key with the values of its placeholders after a space, as in the forms' schemas. */
const literal = /(['"`])([a-z][a-z0-9_]*)(?: [^'"`]*)?\1/g;
/** Arguments that must be keys: those of translation functions and of field messages. */
const asking = [
  /\b(?:t|say|text|translate|wrong|formatMessage)\(\s*(?:\w+,\s*)?'([a-z][a-z0-9_]*)'/g,
  /\bmessage: '([a-z][a-z0-9_]*)'/g,
];

function literalsOf(files: readonly SourceFile[], parse = parseSource): Set<string> {
  return new Set(
    files.flatMap((file) => [...parse(file).code.matchAll(literal)].map((match) => match[2] ?? '')),
  );
}

function unknownKeys(files: readonly SourceFile[], parse = parseSource): string[] {
  return files.flatMap((file) =>
    asking.flatMap((pattern) =>
      [...parse(file).code.matchAll(pattern)]
        .filter((match) => !isMessageKey(match[1] ?? ''))
        .map((match) => `${placeOf(file, match.index)}: ${match[1]}`),
    ),
  );
}

describe('messages', () => {
  const files = filesWhere(
    (filePath) => isCode(filePath) && /^(apps|packages)\//.test(filePath) && !isTest(filePath),
  );
  const keys = Object.keys(tr);

  it('are all used somewhere', () => {
    const said = literalsOf(files);
    const isMade = (key: string) => Object.keys(beginnings).some((beginning) => key.startsWith(beginning));
    expect(keys.filter((key) => !said.has(key) && !isMade(key))).toEqual([]);
  });

  it('exist if code uses them', () => {
    const speakers = files.filter((file) => /^(apps\/(server|web)|packages\/services)\//.test(file.path));
    expect(speakers.length).toBeGreaterThan(0);
    expect(unknownKeys(speakers)).toEqual([]);
  });

  it('that are concatenated have a listed prefix', () => {
    const code = files.map((file) => parseSource(file).code).join('\n');
    for (const beginning of Object.keys(beginnings)) {
      expect(code).toContain(`\`${beginning}\${`);
      expect(keys.some((key) => key.startsWith(beginning))).toBe(true);
    }
  });

  it('of a brand replace messages that exist', () => {
    const brands = loadBrands(path.join(root, 'brands'));
    expect(brands.length).toBeGreaterThan(0);
    const unknown = brands.flatMap(({ slug, messages }) =>
      [...Object.keys(messages.tr), ...Object.keys(messages.en)]
        .filter((key) => !isMessageKey(key))
        .map((key) => `${slug}: ${key}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['tr', tr],
    ['en', en],
  ] as const)('name types of games as the frame of levels does, in %s', (language, site) => {
    const { types } = REWARD_TEXTS[language];
    const framed = [types.casino, types.live_casino, types.games, types.virtual_games, types.tv_games];
    const named = [
      site.rewards_type_casino,
      site.rewards_type_live_casino,
      site.rewards_type_games,
      site.rewards_type_virtual,
      site.rewards_type_tv,
      site.rewards_type_bingo,
      site.rewards_type_sport,
    ];
    const lower = (text: string) => text.toLocaleLowerCase(language);
    expect([...framed, types.bingo, types.sport].map(lower)).toEqual(named.map(lower));
  });

  it('that do not exist are noticed, and those in a comment do not count as used', () => {
    const text = "// 'unknown_brand'\nsay('no_such_words');\nconst problem = { message: 'nor_these' };";
    const file = { path: 'a.ts', text };
    expect(unknownKeys([file], parseText)).toEqual(['a.ts:2: no_such_words', 'a.ts:3: nor_these']);
    expect([...literalsOf([file], parseText)]).toEqual(['no_such_words', 'nor_these']);
  });
});
