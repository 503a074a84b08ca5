import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { LaunchProblem } from '../launch/launch-problem.ts';

/** Dialects by the name that a studio gives them, with their providers. */
export const dialects: Readonly<Record<string, string>> = {
  native: 'sandbox-studio',
  quick: 'sandbox-quick',
  'rsa-json': 'rsa-json',
  'action-batch': 'action-batch',
  'form-hash': 'form-hash',
};

export interface PlayerLogin {
  readonly username: string;
  readonly password: string;
}

/** What to test, and with whose keys. */
export interface ConformanceArguments {
  /** The site's origin. */
  readonly url: string;
  readonly dialect: string;
  /** The name of the provider in the paths of the wallet. */
  readonly provider: string;
  /** Undefined for the keys of this machine's installation. */
  readonly key: string | undefined;
  readonly siteId: number | undefined;
  readonly players: readonly PlayerLogin[];
  readonly games: readonly number[];
  readonly foreignGame: number | undefined;
  readonly providerId: string | undefined;
  /** Only these rows; all if it is empty. */
  readonly rows: readonly string[];
}

const USAGE =
  'Usage: npm run studio:conformance -- --url http://localhost:3000 [--dialect native] [--key KEY] [--site ID] [--player NAME:PASSWORD --player NAME:PASSWORD] [--game ID --game ID] [--foreign-game ID] [--provider-id ID] [--row W01]; docs/integrating-a-studio.md explains them.';

/** @throws LaunchProblem with one sentence for the user */
export function readConformanceArguments(words: readonly string[]): ConformanceArguments {
  const values = parseWords(words);
  const dialect = values.dialect ?? 'native';
  const provider = dialects[dialect];
  if (provider === undefined)
    throw new LaunchProblem(
      `There is no dialect ${dialect}: it is one of ${Object.keys(dialects).join(', ')}.`,
    );
  const url = URL.parse(values.url ?? '');
  if (url === null || !/^https?:$/.test(url.protocol)) throw new LaunchProblem(USAGE);
  const players = (values.player ?? []).map(readLogin);
  if (players.length === 1)
    throw new LaunchProblem('Some rows need two players at once: give --player twice, or not at all.');
  return {
    url: url.origin,
    dialect,
    provider,
    key: values.key === undefined ? undefined : readKey(values.key),
    siteId: readNumber(values.site, '--site'),
    players,
    games: (values.game ?? []).flatMap((text) => readNumber(text, '--game') ?? []),
    foreignGame: readNumber(values['foreign-game'], '--foreign-game'),
    providerId: values['provider-id'],
    rows: values.row ?? [],
  };
}

function parseWords(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: text,
        dialect: text,
        key: text,
        site: text,
        player: texts,
        game: texts,
        'foreign-game': text,
        'provider-id': text,
        row: texts,
      },
    }).values;
  } catch {
    throw new LaunchProblem(USAGE);
  }
}

function readLogin(text: string): PlayerLogin {
  const [, username, password] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (username === undefined || password === undefined)
    throw new LaunchProblem('--player is a name and a password with a colon between them.');
  return { username, password };
}

function readNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new LaunchProblem(`${option} is a number.`);
  return Number(text);
}

/** A key may be in a file, where other users of the machine do not see it. */
function readKey(text: string): string {
  return existsSync(text) ? readFileSync(text, 'utf8').trim() : text;
}
