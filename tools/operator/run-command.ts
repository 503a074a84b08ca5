import type { Brand } from '@baize/brand';
import { AmountError, parseWire } from '@baize/currency';
import {
  addOperator,
  approvePayment,
  closeReview,
  freezeWallet,
  listOpen,
  type Operator,
  type OperatorServices,
  payAgain,
  readReport,
  readTrail,
  rejectPayment,
  removeOperator,
  type Services,
  showPayment,
  unfreezeWallet,
  verifyTrail,
} from '@baize/services';
import { LaunchProblem } from '../launch/launch-problem.ts';
import { describePayment, describeReport, describeTrail, describeWork } from './describe.ts';
import type { CommandName, OperatorArguments } from './operator-arguments.ts';

export interface CommandContext extends OperatorServices {
  readonly ids: Services['ids'];
  readonly brands: readonly Brand[];
  readonly operator: Operator | undefined;
}

/** What a command prints: for people, and for programs. */
export interface CommandResult {
  readonly text: string;
  readonly json: unknown;
  /** Whether what was checked is wrong, so that the command fails. */
  readonly failed?: boolean;
}

type Run = (context: CommandContext, given: OperatorArguments) => Promise<CommandResult>;

const TRAIL_ROWS = 50;
const done = (text: string): CommandResult => ({ text, json: { done: text } });

/** Commands that change something and therefore ask first, with the question. */
export const questions: Readonly<Partial<Record<CommandName, (given: OperatorArguments) => string>>> = {
  remove: ({ subject }) => `Remove the operator ${subject}?`,
  approve: ({ subject, options }) =>
    `Approve payment ${subject}${options.amount === undefined ? '' : ` and credit ${options.amount}`}?`,
  reject: ({ subject, options }) => `Reject payment ${subject}? The player reads: ${options.note ?? ''}`,
  pay: ({ subject }) => `Send the payout of ${subject} again?`,
  'close-review': ({ subject }) => `Close review ${subject}?`,
  freeze: ({ subject }) => `Freeze the wallet of player ${subject}?`,
  unfreeze: ({ subject }) => `Lift the freeze of player ${subject}?`,
};

export const commands: Readonly<Record<CommandName, Run>> = {
  async add(context, { subject }) {
    const key = await addOperator(context, context.operator, subject);
    return {
      text: `Added ${subject}. The key, which is not shown again:\n${key}`,
      json: { name: subject, key },
    };
  },
  async remove(context, { subject }) {
    await removeOperator(context, signedIn(context), subject);
    return done(`Removed ${subject}.`);
  },
  async list(context, { options }) {
    signedIn(context);
    const brands = chooseBrands(context, options.brand);
    const work = await Promise.all(brands.map((brand) => listOpen(context, brand.siteId)));
    return {
      text: brands.map(({ slug }, at) => (work[at] ? describeWork(slug, work[at]) : '')).join('\n\n'),
      json: Object.fromEntries(brands.map(({ slug }, at) => [slug, work[at]])),
    };
  },
  async show(context, { subject }) {
    const shown = await showPayment(context, signedIn(context), readId(subject));
    return { text: describePayment(shown), json: shown };
  },
  async approve(context, { subject, options }) {
    const id = readId(subject);
    const creditedMinor = options.amount === undefined ? undefined : readAmount(options.amount);
    const { state, approvedBy } = await approvePayment(context, signedIn(context), {
      id,
      ...(creditedMinor !== undefined && { creditedMinor }),
    });
    const text =
      state === 'approved'
        ? `Payment ${id} is approved by ${approvedBy.join(' and ')}.`
        : `Your approval of payment ${id} is recorded; another operator has to approve it too.`;
    return { text, json: { id, state, approvedBy } };
  },
  async reject(context, { subject, options }) {
    const id = readId(subject);
    await rejectPayment(context, signedIn(context), { id, note: options.note ?? '' });
    return done(`Payment ${id} is rejected.`);
  },
  async pay(context, { subject }) {
    const id = readId(subject);
    await payAgain(context, signedIn(context), id);
    return done(`The payout of ${id} is sent within a minute.`);
  },
  async 'close-review'(context, { subject, options }) {
    const number = readId(subject);
    await closeReview(context, signedIn(context), { number, note: options.note ?? '' });
    return done(`Review ${number} is closed.`);
  },
  async freeze(context, { subject, options }) {
    const decision = { playerId: readId(subject), reason: options.reason ?? '' };
    await freezeWallet(context, signedIn(context), decision);
    return done(`The wallet of player ${subject} is frozen.`);
  },
  async unfreeze(context, { subject, options }) {
    const decision = { playerId: readId(subject), reason: options.reason ?? '' };
    await unfreezeWallet(context, signedIn(context), decision);
    return done(`The wallet of player ${subject} is open again.`);
  },
  async report(context, { options }) {
    signedIn(context);
    const brands = chooseBrands(context, options.brand);
    const reports = await Promise.all(
      brands.map(({ siteId }) => readReport(context, { siteId, day: readDay(options.day) })),
    );
    return {
      text: brands.map(({ slug }, at) => describeReport(slug, reports[at])).join('\n\n'),
      json: Object.fromEntries(brands.map(({ slug }, at) => [slug, reports[at] ?? null])),
    };
  },
  async trail(context, { flags }) {
    signedIn(context);
    if (!flags.has('verify')) {
      const rows = await readTrail(context, TRAIL_ROWS);
      return { text: describeTrail(rows), json: rows };
    }
    const proof = await verifyTrail(context);
    const text =
      proof.brokenAt === undefined
        ? `The trail is whole: ${proof.rows} rows, the last with the hash ${proof.hash}.`
        : `The trail is broken at row ${proof.brokenAt} of ${proof.rows}.`;
    return { text, json: proof, failed: proof.brokenAt !== undefined };
  },
};

function signedIn({ operator }: CommandContext): Operator {
  if (operator) return operator;
  throw new LaunchProblem('Say who you are: OPERATOR_NAME and OPERATOR_KEY, or --as NAME.');
}

function chooseBrands({ brands }: CommandContext, slug: string | undefined): readonly Brand[] {
  if (slug === undefined) return brands;
  const chosen = brands.filter((brand) => brand.slug === slug);
  if (chosen.length > 0) return chosen;
  throw new LaunchProblem(
    `There is no brand ${slug}; there are: ${brands.map((one) => one.slug).join(', ')}.`,
  );
}

function readId(text: string): number {
  const id = Number(text);
  if (/^\d{1,16}$/.test(text) && Number.isSafeInteger(id)) return id;
  throw new LaunchProblem(`${text} is no number.`);
}

function readDay(text: string | undefined): string | undefined {
  if (text === undefined || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  throw new LaunchProblem(`${text} is no day such as 2026-03-14.`);
}

function readAmount(text: string): bigint {
  try {
    return parseWire(text);
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    throw new LaunchProblem(`${text} is no amount such as 250.00.`);
  }
}
