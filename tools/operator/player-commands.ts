import {
  closingEffects,
  type Correction,
  correctPlayer,
  excludePlayer,
  findPlayers,
  restorePlayer,
  showPlayer,
  suspendPlayer,
} from '@baize/services';
import { exclusionCode, type ExclusionCode } from '@baize/ledger';
import { LaunchProblem } from '../launch/launch-problem.ts';
import { chooseBrands, done, type Question, readDay, readId, type Run, signedIn } from './command-parts.ts';
import { describeFound, describeLeftOpen, describePlayer } from './describe-player.ts';
import type { OperatorArguments } from './operator-arguments.ts';
import type { playerCommandTexts } from './player-arguments.ts';
import { moment } from './print-table.ts';

type PlayerCommand = keyof typeof playerCommandTexts;

/** How long a player may ask to be excluded. */
const periods: Readonly<Record<string, ExclusionCode>> = {
  '6-months': exclusionCode.sixMonths,
  '1-year': exclusionCode.year,
  '5-years': exclusionCode.fiveYears,
};
const SHORTEST_PERIOD = '6-months';

export const playerQuestions: Readonly<Partial<Record<PlayerCommand, Question>>> = {
  suspend: ({ subject, options }) =>
    `Suspend player ${subject}${options.until === undefined ? '' : ` until the end of ${options.until}`}? All sessions end.`,
  restore: ({ subject }) => `Let player ${subject} sign in and bet again?`,
  exclude({ subject, options }) {
    readPeriod(options.period);
    return `Exclude player ${subject} for ${options.period ?? SHORTEST_PERIOD}, as asked for by: ${options.proof ?? ''}? Nobody can undo or shorten it.`;
  },
  correct({ subject, options }) {
    const values = Object.entries(valuesOf(options)).map(([name, value]) => `${name} ${value}`);
    return `Correct player ${subject} as document ${options.document ?? ''} says: ${values.join(', ')}?`;
  },
};

export const playerCommands: Readonly<Record<PlayerCommand, Run>> = {
  async find(context, { subject, options }) {
    const brands = options.brand === undefined ? undefined : await chooseBrands(context, options.brand);
    const siteIds = brands?.map(({ siteId }) => siteId);
    const found = await findPlayers(context, signedIn(context), {
      text: subject,
      ...(siteIds && { siteIds }),
    });
    return { text: describeFound(found), json: found };
  },
  async player(context, { subject }) {
    const shown = await showPlayer(context, signedIn(context), readId(subject));
    return { text: describePlayer(shown), json: shown };
  },
  async suspend(context, { subject, options }) {
    const playerId = readId(subject);
    const lastDay = readDay(options.until);
    const suspension = { playerId, reason: options.reason ?? '', ...(lastDay !== undefined && { lastDay }) };
    const until = await suspendPlayer(context, signedIn(context), suspension);
    const end = until === undefined ? '' : ` until ${moment(until)} UTC`;
    const text = `Player ${playerId} is suspended${end}; all sessions have ended.`;
    return { text, json: { playerId, until: until ?? null } };
  },
  async restore(context, { subject, options }) {
    const decision = { playerId: readId(subject), reason: options.reason ?? '' };
    await restorePlayer(context, signedIn(context), decision);
    return done(`Player ${subject} may sign in and bet again.`);
  },
  async exclude(context, { subject, options }) {
    const services = { ...context, exclusionEffects: closingEffects(context) };
    const { endsAt, leftOpen } = await excludePlayer(services, signedIn(context), {
      playerId: readId(subject),
      code: readPeriod(options.period),
      reason: options.reason ?? '',
      proof: options.proof ?? '',
    });
    const text = `Player ${subject} is excluded until ${moment(endsAt)} UTC, and has the message.`;
    const json = { playerId: readId(subject), endsAt, leftOpen };
    return {
      text: [text, ...describeLeftOpen(leftOpen, options.period ?? SHORTEST_PERIOD)].join('\n\n'),
      json,
    };
  },
  async correct(context, { subject, options }) {
    const playerId = readId(subject);
    const result = await correctPlayer(context, signedIn(context), {
      ...valuesOf(options),
      playerId,
      documentId: readId(options.document ?? ''),
      reason: options.reason ?? '',
    });
    return { text: correctionTexts[result.state](playerId, result), json: { playerId, ...result } };
  },
};

type CorrectionResult = Awaited<ReturnType<typeof correctPlayer>>;

const correctionTexts: Readonly<
  Record<CorrectionResult['state'], (playerId: number, result: CorrectionResult) => string>
> = {
  corrected: (playerId, { correctedBy, isVerified }) =>
    `Player ${playerId} is corrected by ${correctedBy.join(' and ')}; the identity is ${isVerified ? '' : 'not '}verified.`,
  waiting: (playerId) =>
    `Your correction of player ${playerId} is recorded; another operator has to view the document and repeat it.`,
};

function readPeriod(period = SHORTEST_PERIOD): ExclusionCode {
  const code = periods[period];
  if (code !== undefined) return code;
  throw new LaunchProblem(`--period is one of ${Object.keys(periods).join(', ')}.`);
}

function valuesOf(options: OperatorArguments['options']): Pick<Correction, 'name' | 'surname' | 'birthDate'> {
  const { name, surname } = options;
  const birthDate = readDay(options.born);
  if (name === undefined && surname === undefined && birthDate === undefined)
    throw new LaunchProblem('Say what is right: --name, --surname or --born 1990-03-15.');
  return {
    ...(name !== undefined && { name }),
    ...(surname !== undefined && { surname }),
    ...(birthDate !== undefined && { birthDate }),
  };
}
