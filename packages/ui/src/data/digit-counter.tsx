import { joinClasses } from '../join-classes.ts';

export interface DigitCounterProps {
  /** Formatted for the language, with its sign. */
  text: string;
  className?: string | undefined;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit)).join('\n');

/** One digit: the column of all ten, moved to the one that counts. */
function Digit({ digit }: { digit: string }) {
  return (
    <span className="digit">
      <span style={{ transform: `translateY(${Number(digit) * -10}%)` }}>{DIGITS}</span>
    </span>
  );
}

/**
 * An amount whose digits roll when it moves. Readers of the screen are given the whole amount where they meet
 * it, and are not told of each step.
 */
export function DigitCounter({ text, className }: DigitCounterProps) {
  const signs = [...text];
  return (
    <span className={joinClasses('digit-counter', className)}>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">
        {signs.map((sign, index) =>
          // Counted from the end, a digit keeps its place when the amount becomes longer.
          /\d/.test(sign) ? (
            <Digit key={signs.length - index} digit={sign} />
          ) : (
            <span key={signs.length - index}>{sign}</span>
          ),
        )}
      </span>
    </span>
  );
}
