import { joinClasses } from '../join-classes.ts';

export interface MoneyProps {
  /** Formatted for the language, with its sign: the part knows nothing of currencies. */
  text: string;
  /** `money` is the house's colour of money, `plain` the text around it. */
  tone?: 'money' | 'plain' | 'gain' | 'loss' | undefined;
  /** Rolls in once whenever the text changes. */
  rolls?: boolean | undefined;
  className?: string | undefined;
}

const tones = { money: 'text-money-text', plain: '', gain: 'text-ok', loss: 'text-danger' } as const;

/** An amount, in figures of one width so that it doesn't jump while it changes. */
export function Money({ text, tone = 'money', rolls = false, className }: MoneyProps) {
  return (
    <span
      key={rolls ? text : undefined}
      className={joinClasses('amount', tones[tone], rolls && 'amount-rolls', className)}
    >
      {text}
    </span>
  );
}
