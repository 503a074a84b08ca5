import { joinClasses } from '../join-classes.ts';

export interface MoneyProps {
  /** Formatted for the language, with its symbol; this component knows no currencies. */
  text: string;
  /** `money` is the brand's colour for money, `plain` that of the surrounding text. */
  tone?: 'money' | 'plain' | 'gain' | 'loss' | undefined;
  /** Animates when the text changes. */
  rolls?: boolean | undefined;
  className?: string | undefined;
}

const tones = { money: 'text-money-text', plain: '', gain: 'text-ok', loss: 'text-danger' } as const;

/** An amount with tabular digits, so that it doesn't shift when it changes. */
export function Money({ text, tone = 'money', rolls = false, className }: MoneyProps) {
  return (
    <span
      key={rolls ? text : undefined}
      translate="no"
      className={joinClasses('amount', tones[tone], rolls && 'amount-rolls', className)}
    >
      {text}
    </span>
  );
}
