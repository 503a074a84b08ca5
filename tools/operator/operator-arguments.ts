import { visibleLine } from '@baize/contract/typed-identifiers';
import type { Attempt } from '@baize/services';
import { LaunchProblem } from '../launch/launch-problem.ts';
import { neededByPlayerCommands, playerCommandTexts, playerOptionNames } from './player-arguments.ts';

/** What each command needs after its name. */
const commands = {
  add: {
    takes: 'NAME',
    meaning:
      'invites an operator by a code that is used once (--role payments, --brand SLUG for one brand), or adds a program with --machine and prints its key',
  },
  invite: { takes: 'NAME', meaning: 'makes an invitation again; the code before ends' },
  enrol: { takes: 'NAME', meaning: 'makes your key by the code of the invitation, and prints it once' },
  confirm: { takes: 'NAME', meaning: 'confirms an operator who has enrolled, and whom you have not added' },
  remove: { takes: 'NAME', meaning: 'removes an operator' },
  list: {
    takes: '',
    meaning:
      'what waits for operators, by brand (--kind withdrawals, --older 2h, --above 5000.00, --mark "new destination", --page 2)',
  },
  show: { takes: 'ID', meaning: 'a payment with player, ledger, history and risk marks' },
  approve: {
    takes: 'ID',
    meaning:
      'approves a withdrawal, or credits a deposit or what came later (--amount 250.00 for another sum)',
  },
  'clear-mark': {
    takes: 'ID',
    meaning: 'clears a --mark that stops a payment, as far as it is known now, with --reason',
  },
  reject: { takes: 'ID', meaning: 'rejects with --note, which the player reads' },
  refund: {
    takes: 'ID',
    meaning:
      'gives a deposit back with --note, which the player reads (--amount 50.00 for a part, --outside "…" if it was done without the gateway)',
  },
  pay: { takes: 'ID', meaning: 'sends the payout of an approved withdrawal again' },
  document: {
    takes: 'ID',
    meaning: 'decrypts a document into the file --out; each view is a row of the trail',
  },
  verify: {
    takes: 'PLAYER',
    meaning: 'verifies the identity by viewed documents: --born 1990-03-15 --number as they say',
  },
  unverify: { takes: 'PLAYER', meaning: 'takes that back with --note, which the player reads' },
  'forbid-withdrawals': { takes: 'PLAYER', meaning: 'forbids withdrawals with --reason' },
  'allow-withdrawals': { takes: 'PLAYER', meaning: 'permits them again with --reason' },
  'reject-document': { takes: 'ID', meaning: 'rejects a document with --note, which the player reads' },
  message: {
    takes: 'PLAYER',
    meaning: 'writes --text into the messages of a player, who reads it as it is',
  },
  'end-round': {
    takes: 'PLAYER',
    meaning:
      'ends the stuck round --round as its provider says in --note: --outcome lost, or returned, which rolls its open bets back',
  },
  'close-review': { takes: 'NUMBER', meaning: 'closes a review of the ledger with --note' },
  'close-finding': { takes: 'ID', meaning: 'closes a difference of a reconciliation with --note' },
  freeze: { takes: 'PLAYER', meaning: 'freezes a wallet with --reason' },
  unfreeze: { takes: 'PLAYER', meaning: 'lifts that with --reason' },
  'set-bonus': { takes: 'FILE', meaning: 'adds the version of a bonus in a JSON file, for --brand SLUG' },
  'list-bonuses': { takes: '', meaning: 'the bonuses of each brand, and what became of their offers' },
  'give-bonus': {
    takes: 'PLAYER',
    meaning: 'offers --bonus SLUG with --reason (--amount 250.00 instead of what its terms say)',
  },
  'end-bonus': { takes: 'ID', meaning: 'ends a bonus of a player with --reason; its money is taken back' },
  ...playerCommandTexts,
  report: { takes: '', meaning: 'the last reconciliation of each brand (--day 2026-03-14)' },
  trail: { takes: '', meaning: 'what operators did; --verify proves that nothing in it was changed' },
} as const;

export type CommandName = keyof typeof commands;

export const commandNames = Object.keys(commands) as readonly CommandName[];

const optionNames = [
  'as',
  'note',
  'reason',
  'text',
  'amount',
  'outside',
  'born',
  'number',
  'round',
  'outcome',
  'role',
  'brand',
  'bonus',
  'mark',
  'day',
  'out',
  ...playerOptionNames,
  'code',
  'kind',
  'older',
  'above',
  'page',
] as const;

/** Options that a command does not work without. */
const neededOptions: Readonly<Partial<Record<CommandName, readonly (typeof optionNames)[number][]>>> = {
  'clear-mark': ['mark', 'reason'],
  reject: ['note'],
  refund: ['note'],
  document: ['out'],
  verify: ['born', 'number'],
  unverify: ['note'],
  'reject-document': ['note'],
  'forbid-withdrawals': ['reason'],
  'allow-withdrawals': ['reason'],
  message: ['text'],
  'end-round': ['round', 'outcome', 'note'],
  'close-review': ['note'],
  'close-finding': ['note'],
  'set-bonus': ['brand'],
  'give-bonus': ['bonus', 'reason'],
  'end-bonus': ['reason'],
  freeze: ['reason'],
  unfreeze: ['reason'],
  ...neededByPlayerCommands,
};

/** Texts for people, and paths, which are kept as they were given. */
const freeTexts: ReadonlySet<string> = new Set(['note', 'reason', 'text', 'outside', 'proof', 'out']);

export interface OperatorArguments {
  readonly command: CommandName;
  /** The name, id or number; empty for commands without. */
  readonly subject: string;
  readonly options: Readonly<Partial<Record<(typeof optionNames)[number], string>>>;
  readonly flags: ReadonlySet<(typeof flagNames)[number]>;
}

const flagNames = ['json', 'yes', 'verify', 'machine'] as const;

/**
 * Parses the words after `npm run operator --`.
 *
 * @throws LaunchProblem with what to write instead
 */
export function readOperatorArguments(words: readonly string[]): OperatorArguments {
  const options: Partial<Record<(typeof optionNames)[number], string>> = {};
  const flags = new Set<(typeof flagNames)[number]>();
  const plain: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    // Editors and chats write two hyphens as a dash.
    const word = (words[at] ?? '').replace(/^[–—](?=\w)/, '--');
    const name = word.slice(2);
    const option = optionNames.find((one) => one === name);
    const flag = flagNames.find((one) => one === name);
    if (!word.startsWith('--')) plain.push(word);
    else if (flag) flags.add(flag);
    else if (option) {
      at += 1;
      const value = words[at];
      if (value === undefined) throw new LaunchProblem(`${word} needs a value.`);
      options[option] = freeTexts.has(option) ? value : visibleLine(value);
    } else throw new LaunchProblem(`There is no option ${word}.\n${usage()}`);
  }
  const command = visibleLine(plain[0] ?? '');
  if (!isCommand(command)) throw new LaunchProblem(usage());
  const { takes } = commands[command];
  // A text may have several words, such as a name.
  const [given = '', ...rest] = takes === 'TEXT' ? [plain.slice(1).join(' ')] : plain.slice(1);
  const subject = takes === 'FILE' ? given : visibleLine(given);
  const needs = takes !== '';
  if (needs !== (subject !== '') || rest.length > 0)
    throw new LaunchProblem(`Usage: npm run operator -- ${command} ${takes}`.trim());
  requireTexts(command, options);
  return { command, subject, options, flags };
}

/** What a command is done to, as the trail names it: `payment 55`. A text that is no name may be a key. */
export function attemptOf({ command, subject }: OperatorArguments): Attempt {
  const { takes } = commands[command];
  // What is searched for is personal data.
  if (takes === 'TEXT') return { action: command, subject: 'players' };
  const isNamed = takes === 'NAME' ? /^[a-z][a-z0-9-]{1,31}$/.test(subject) : /^\d{1,16}$/.test(subject);
  return { action: command, subject: isNamed ? `${kindOf(command, takes)} ${subject}` : 'nothing' };
}

function kindOf(command: CommandName, takes: string): string {
  if (takes === 'NAME') return 'operator';
  if (takes === 'PLAYER') return 'player';
  return otherKinds[command] ?? 'payment';
}

const otherKinds: Readonly<Partial<Record<CommandName, string>>> = {
  document: 'document',
  'reject-document': 'document',
  'close-review': 'review',
  'close-finding': 'finding',
  'end-bonus': 'bonus',
};

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(commands, word);
}

function requireTexts(command: CommandName, options: OperatorArguments['options']): void {
  const missing = neededOptions[command]?.find((name) => options[name] === undefined);
  if (missing !== undefined) throw new LaunchProblem(`${command} needs --${missing} "…".`);
}

/** All commands with what they take. */
export function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { takes, meaning }]) => `  ${`${name} ${takes}`.padEnd(27)}${meaning}`,
  );
  return [
    'Usage: npm run operator -- COMMAND, where COMMAND is one of',
    ...lines,
    'You are OPERATOR_NAME with OPERATOR_KEY, or --as NAME and the key is asked for; enrol reads OPERATOR_CODE or --code.',
    '--json prints for programs, --yes does not ask, --brand SLUG shows one brand.',
  ].join('\n');
}
