import { z } from 'zod';

const minor = z.number().int().min(0).max(9_999_999_900);
const text = z.object({ tr: z.string().min(1).max(200), en: z.string().min(1).max(200) });

/** Types of the catalogue's games. */
const weights = z.record(z.string().regex(/^[a-z_]{1,32}$/), z.number().int().min(0).max(100));

/** What the amount of a bonus comes from. */
export const bonusKinds = ['deposit', 'fixed', 'cashback', 'freeSpins', 'freeBet'] as const;

/**
 * A bonus as data. Amounts are minor units of the player's currency, percentages are whole, days are of 24 hours from
 * acceptance if nothing else is given.
 */
export const bonusTerms = z
  .object({
    kind: z.enum(bonusKinds),
    name: text,
    summary: text,
    /** Of the deposit, or of the net loss of the period. */
    percent: z.number().int().min(1).max(500).optional(),
    /** Of fixed bonuses and free bets. */
    amountMinor: minor.optional(),
    /** The largest amount that a percentage gives. */
    capMinor: minor.optional(),
    minDepositMinor: minor.optional(),
    wagering: z.object({
      /** How often, with two decimals; 0 for money that is the player's own once it is accepted. */
      times: z.number().min(0).max(100).multipleOf(0.01),
      base: z.enum(['bonus', 'depositAndBonus']),
    }),
    contribution: z.object({
      types: weights,
      /** By number of the game; before its type. */
      games: z.record(z.string().regex(/^\d{1,9}$/), z.number().int().min(0).max(100)).default({}),
    }),
    maxStakeMinor: minor.optional(),
    /** In thousandths, of bets on sport. */
    minOdds: z.number().int().min(1000).max(100_000).optional(),
    /** The most that becomes the player's own. */
    maxReleaseMinor: minor.optional(),
    /** What has to be staked before a withdrawal, at most all of it; without it a withdrawal ends the bonus. */
    turnoverMinor: minor.optional(),
    daysToAccept: z.number().int().min(1).max(90),
    daysToPlay: z.number().int().min(1).max(90),
    freeSpins: z
      .object({
        count: z.number().int().min(1).max(500),
        stakeMinor: minor,
        /** Games to choose from. */
        games: z.array(z.number().int().positive()).min(1).max(20),
        maxWinMinor: minor.optional(),
      })
      .optional(),
    /** Of cashback: the brand's weeks begin on Monday. */
    period: z.enum(['day', 'week']).optional(),
    audience: z.object({
      /** ISO codes of countries; all without it. */
      countries: z.array(z.string().length(2)).optional(),
      /** The deposits that give it: only the first, or each; without it, none does. */
      deposits: z.enum(['first', 'every']).optional(),
      /** Days of the brand's week on which a deposit gives it, 1 for Monday; all without it. */
      days: z.array(z.number().int().min(1).max(7)).min(1).optional(),
      /** Entered by the player. */
      code: z
        .string()
        .regex(/^[A-Z0-9]{4,16}$/)
        .optional(),
      /** Only an operator, or a partner's signed grant, gives it. */
      byHand: z.boolean().default(false),
    }),
  })
  .superRefine((terms, context) => {
    const missing = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], message: 'is required' });
    if (terms.kind === 'deposit' || terms.kind === 'cashback') {
      if (terms.percent === undefined) missing('percent');
      if (terms.capMinor === undefined) missing('capMinor');
    }
    if (terms.kind === 'cashback' && terms.period === undefined) missing('period');
    if ((terms.kind === 'fixed' || terms.kind === 'freeBet') && terms.amountMinor === undefined)
      missing('amountMinor');
    if (terms.kind === 'freeSpins' && terms.freeSpins === undefined) missing('freeSpins');
    // What it wins is the player's own: it is staked once, as a whole, and has to count in full for that.
    const { types, games } = terms.contribution;
    const isWhole = [...Object.values(types), ...Object.values(games)].every((one) => one === 100);
    if (terms.kind === 'freeBet' && (terms.wagering.times !== 0 || !isWhole))
      context.addIssue({
        code: 'custom',
        path: ['wagering'],
        message: 'a free bet is not wagered, and what it may be staked on counts 100',
      });
    const turnover = turnoverProblem(terms);
    if (turnover) context.addIssue({ code: 'custom', path: ['turnoverMinor'], message: turnover });
    const audience = audienceProblem(terms);
    if (audience) context.addIssue({ code: 'custom', path: ['audience'], message: audience });
  });

/** A turnover is asked for as long as the bonus is active, which ends with what has to be staked in all. */
function turnoverProblem({
  kind,
  turnoverMinor,
  amountMinor = 0,
  wagering,
}: TermsFigures): string | undefined {
  if (turnoverMinor === undefined) return undefined;
  if (kind === 'freeSpins')
    return 'free rounds have no turnover: what has to be staked grows with what they win';
  // What a deposit or a loss gives is known when it is offered; the turnover is at most what has to be staked then.
  if (kind === 'deposit' || kind === 'cashback')
    return wagering.times === 0 ? 'a bonus without wagering has no turnover' : undefined;
  const wagerMinor = kind === 'freeBet' ? amountMinor : Math.round(amountMinor * wagering.times);
  return turnoverMinor > wagerMinor ? `is more than the ${wagerMinor} that have to be staked` : undefined;
}

/** A bonus is given in one way: the terms do not say what two ways would mean together. */
function audienceProblem({ kind, audience: { deposits, code, byHand } }: TermsFigures): string | undefined {
  const ways = [deposits !== undefined, code !== undefined, byHand].filter(Boolean).length;
  if (ways > 1) return 'deposits, code and byHand exclude each other';
  if (kind === 'cashback' && ways > 0) return 'cashback is given by its period, to everyone';
  if (kind === 'deposit' && code !== undefined) return 'a share of a deposit is not given by a code';
  return undefined;
}

interface TermsFigures {
  readonly kind: (typeof bonusKinds)[number];
  readonly turnoverMinor?: number | undefined;
  readonly amountMinor?: number | undefined;
  readonly wagering: { readonly times: number };
  readonly audience: {
    readonly deposits?: 'first' | 'every' | undefined;
    readonly code?: string | undefined;
    readonly byHand: boolean;
  };
}

export type BonusTerms = z.infer<typeof bonusTerms>;
/** As it is written down, without what has a default. */
export type WrittenBonusTerms = z.input<typeof bonusTerms>;

/** A version of a bonus as operators write it, in a file. */
export const bonusVersion = z.strictObject({
  slug: z.string().regex(/^[a-z][a-z0-9-]{1,47}$/),
  /** Whether it is offered. */
  open: z.boolean().default(true),
  terms: bonusTerms,
});

export type BonusVersion = z.input<typeof bonusVersion>;
