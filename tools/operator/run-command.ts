import { AmountError, formatWire, parseWire } from '@baize/currency';
import {
  acceptIdentity,
  approvePayment,
  brandsOf,
  clearMark,
  closeFinding,
  closeReview,
  endStuckRound,
  freezeWallet,
  messagePlayer,
  payAgain,
  type PayAgainResult,
  permitWithdrawals,
  readReport,
  readTrail,
  refundPayment,
  rejectDocument,
  rejectPayment,
  type RoundDecision,
  showPayment,
  unfreezeWallet,
  unverifyIdentity,
  verifyTrail,
  viewDocument,
} from '@baize/services';
import { existsSync, writeFileSync } from 'node:fs';
import { LaunchProblem } from '../launch/launch-problem.ts';
import {
  chooseBrands,
  done,
  ofAll,
  type Question,
  readDay,
  readId,
  type Run,
  signedIn,
} from './command-parts.ts';
import { approvalQuestion } from './describe-approval.ts';
import { endBonusWith, giveBonusTo, listBonuses, setBonusOf } from './bonus-commands.ts';
import { describePayment, describeReport, describeTrail } from './describe.ts';
import { followPayout } from './follow-payout.ts';
import type { CommandName } from './operator-arguments.ts';
import { playerCommands, playerQuestions } from './player-commands.ts';
import { add, confirmNamed, enrol, invite, listWork, removeNamed } from './operator-commands.ts';

const payTexts: Readonly<Record<Exclude<PayAgainResult['state'], 'requested'>, (id: number) => string>> = {
  'on its way': (id) => `The payout of ${id} is being sent right now; nothing was changed.`,
  asked: (id) =>
    `Its gateway has taken payout ${id}, so it is not sent again; it is asked about within a minute.`,
  waiting: (id) =>
    `Your request to send payout ${id} again is recorded; it may have been paid, so another operator has to ask for it too.`,
};

const TRAIL_ROWS = 50;

/** Commands that change something and therefore ask first, with the question. */
export const questions: Readonly<Partial<Record<CommandName, Question>>> = {
  remove: ({ subject }) => `Remove the operator ${subject}?`,
  confirm: ({ subject }) => `Confirm ${subject}, who is the person you know by that name?`,
  async approve({ subject, options }, context) {
    const shown = await showPayment(context, signedIn(context), readId(subject));
    const creditedMinor = options.amount === undefined ? undefined : readAmount(options.amount);
    return approvalQuestion(context, shown, creditedMinor);
  },
  'clear-mark': ({ subject, options }) => `Clear the mark “${options.mark ?? ''}” of payment ${subject}?`,
  reject: ({ subject, options }) => `Reject payment ${subject}? The player reads: ${options.note ?? ''}`,
  verify: ({ subject }) => `Verify the identity of player ${subject}?`,
  unverify: ({ subject, options }) =>
    `Take back the verification of player ${subject}? The player reads: ${options.note ?? ''}`,
  'forbid-withdrawals': ({ subject }) => `Forbid withdrawals of player ${subject}?`,
  'allow-withdrawals': ({ subject }) => `Permit withdrawals of player ${subject}?`,
  'reject-document': ({ subject, options }) =>
    `Reject document ${subject}? The player reads: ${options.note ?? ''}`,
  message: ({ subject, options }) => `Write to player ${subject}? The player reads: ${options.text ?? ''}`,
  refund: ({ subject, options }) =>
    `Refund ${options.amount ?? 'all'} of payment ${subject}? The player reads: ${options.note ?? ''}`,
  pay: ({ subject }) => `Send the payout of ${subject} again?`,
  'end-round': ({ subject, options }) =>
    `End round ${options.round ?? ''} of player ${subject} as ${options.outcome ?? ''}?`,
  'close-review': ({ subject }) => `Close review ${subject}?`,
  'close-finding': ({ subject }) => `Close finding ${subject}?`,
  'set-bonus': ({ subject, options }) => `Offer bonuses of ${options.brand ?? ''} by ${subject} from now on?`,
  'give-bonus': ({ subject, options }) =>
    `Offer ${options.bonus ?? ''}${options.amount === undefined ? '' : ` of ${options.amount}`} to player ${subject}?`,
  'end-bonus': ({ subject }) => `End bonus ${subject} and take its money back?`,
  freeze: ({ subject }) => `Freeze the wallet of player ${subject}?`,
  unfreeze: ({ subject }) => `Lift the freeze of player ${subject}?`,
  ...playerQuestions,
};

export const commands: Readonly<Record<CommandName, Run>> = {
  async add(context, given) {
    const { brand } = given.options;
    return add(context, given, brand === undefined ? undefined : ofAll(context, brand));
  },
  invite,
  enrol,
  async confirm(context, { subject }) {
    return confirmNamed(context, signedIn(context), subject);
  },
  async remove(context, { subject }) {
    return removeNamed(context, signedIn(context), subject);
  },
  async list(context, { options }) {
    return listWork(context, await chooseBrands(context, options.brand), options);
  },
  async show(context, { subject }) {
    const shown = await showPayment(context, signedIn(context), readId(subject));
    return { text: describePayment(context, shown), json: shown };
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
  async 'clear-mark'(context, { subject, options }) {
    const clearing = { id: readId(subject), mark: options.mark ?? '', reason: options.reason ?? '' };
    await clearMark(context, signedIn(context), clearing);
    return done(`“${clearing.mark}” does not stop payment ${subject} any more.`);
  },
  async reject(context, { subject, options }) {
    const id = readId(subject);
    const note = options.note ?? '';
    const { state } = await rejectPayment(context, signedIn(context), { id, note });
    const text =
      state === 'rejected'
        ? `Payment ${id} is rejected.`
        : `Your rejection of payment ${id} is recorded; it may have been paid, so another operator has to reject it too.`;
    return { text, json: { id, state } };
  },
  async refund(context, { subject, options }) {
    const id = readId(subject);
    const { state, amountMinor } = await refundPayment(context, signedIn(context), {
      id,
      note: options.note ?? '',
      ...(options.amount !== undefined && { amountMinor: readAmount(options.amount) }),
      ...(options.outside !== undefined && { outside: options.outside }),
    });
    const amount = formatWire(amountMinor);
    const texts = {
      sent: `The refund of ${amount} of payment ${id} is sent to the gateway.`,
      done: `The refund of ${amount} of payment ${id} is recorded as given back.`,
      waiting: `Your refund of ${amount} of payment ${id} is recorded; another operator has to approve it too.`,
    };
    return { text: texts[state], json: { id, state, amount } };
  },
  async pay(context, { subject }) {
    const id = readId(subject);
    const { state, attempts } = await payAgain(context, signedIn(context), id);
    return state === 'requested'
      ? followPayout(context, id, attempts)
      : { text: payTexts[state](id), json: { id, state } };
  },
  async document(context, { subject, options }) {
    const id = readId(subject);
    const out = options.out ?? '';
    const documentKeys = context.readDocumentKeys();
    // Before it is viewed, which is recorded.
    if (existsSync(out)) throw new LaunchProblem(`${out} exists: name another file.`);
    const { document, jpeg } = await viewDocument({ ...context, documentKeys }, signedIn(context), id);
    writeFileSync(out, jpeg, { mode: 0o600, flag: 'wx' });
    const { playerId, kind } = document;
    const text = `Document ${id} (${kind} of player ${playerId}) is in ${out}. Delete the file when you are done.`;
    return { text, json: { id, playerId, kind, out } };
  },
  async verify(context, { subject, options }) {
    const playerId = readId(subject);
    const services = { ...context, personalIdKeys: context.readPersonalIdKeys() };
    const seen = { playerId, birthDate: readDay(options.born) ?? '', number: options.number ?? '' };
    const documents = await acceptIdentity(services, signedIn(context), seen);
    return { text: `The identity of player ${playerId} is verified.`, json: { playerId, documents } };
  },
  async unverify(context, { subject, options }) {
    const decision = { playerId: readId(subject), note: options.note ?? '' };
    await unverifyIdentity(context, signedIn(context), decision);
    return done(`The identity of player ${subject} is not verified any more.`);
  },
  async 'forbid-withdrawals'(context, { subject, options }) {
    const decision = { playerId: readId(subject), reason: options.reason ?? '', isPermitted: false };
    await permitWithdrawals(context, signedIn(context), decision);
    return done(`Player ${subject} may not withdraw.`);
  },
  async 'allow-withdrawals'(context, { subject, options }) {
    const decision = { playerId: readId(subject), reason: options.reason ?? '', isPermitted: true };
    await permitWithdrawals(context, signedIn(context), decision);
    return done(`Player ${subject} may withdraw.`);
  },
  async 'reject-document'(context, { subject, options }) {
    const id = readId(subject);
    await rejectDocument(context, signedIn(context), { id, note: options.note ?? '' });
    return done(`Document ${id} is rejected.`);
  },
  async message(context, { subject, options }) {
    const message = { playerId: readId(subject), text: options.text ?? '' };
    await messagePlayer(context, signedIn(context), message);
    return done(`Player ${subject} has the message.`);
  },
  async 'end-round'(context, { subject, options }) {
    const outcome = readOutcome(options.outcome);
    const round = { playerId: readId(subject), roundId: options.round ?? '' };
    const decision = { ...round, outcome, note: options.note ?? '' };
    const bets = await endStuckRound(context, signedIn(context), decision);
    return done(`Round ${round.roundId} of player ${subject} is ended; ${bets} bets were rolled back.`);
  },
  async 'close-review'(context, { subject, options }) {
    const number = readId(subject);
    await closeReview(context, signedIn(context), { number, note: options.note ?? '' });
    return done(`Review ${number} is closed.`);
  },
  async 'close-finding'(context, { subject, options }) {
    const id = readId(subject);
    await closeFinding(context, signedIn(context), { id, note: options.note ?? '' });
    return done(`Finding ${id} is closed.`);
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
  async 'set-bonus'(context, { subject, options }) {
    const [brand] = await chooseBrands(context, options.brand);
    if (!brand) throw new LaunchProblem('Say for which brand: --brand SLUG.');
    return setBonusOf(context, signedIn(context), { file: subject, brand });
  },
  async 'list-bonuses'(context, { options }) {
    return listBonuses(context, await chooseBrands(context, options.brand));
  },
  async 'give-bonus'(context, { subject, options }) {
    const given = { playerId: readId(subject), slug: options.bonus ?? '', reason: options.reason ?? '' };
    return giveBonusTo(context, signedIn(context), {
      ...given,
      ...(options.amount !== undefined && { amountMinor: readAmount(options.amount) }),
    });
  },
  async 'end-bonus'(context, { subject, options }) {
    const decision = { awardId: readId(subject), reason: options.reason ?? '' };
    return endBonusWith(context, signedIn(context), decision);
  },
  ...playerCommands,
  async report(context, { options }) {
    const brands = await chooseBrands(context, options.brand);
    const reports = await Promise.all(
      brands.map(({ siteId }) => readReport(context, { siteId, day: readDay(options.day) })),
    );
    return {
      text: brands.map(({ slug }, at) => describeReport(slug, reports[at])).join('\n\n'),
      json: Object.fromEntries(brands.map(({ slug }, at) => [slug, reports[at] ?? null])),
    };
  },
  async trail(context, { flags }) {
    const own = await brandsOf(context, signedIn(context));
    if (!flags.has('verify')) {
      const rows = await readTrail(context, TRAIL_ROWS, own);
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

function readOutcome(text: string | undefined): RoundDecision['outcome'] {
  if (text === 'lost' || text === 'returned') return text;
  throw new LaunchProblem('--outcome is lost or returned.');
}

function readAmount(text: string): bigint {
  try {
    return parseWire(text);
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    throw new LaunchProblem(`${text} is no amount such as 250.00.`);
  }
}
