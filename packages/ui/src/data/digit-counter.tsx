import { joinClasses } from '../join-classes.ts';

export interface DigitCounterProps {
  /** Formatted for the language, with its currency symbol. */
  text: string;
  className?: string | undefined;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit)).join('\n');

/** One digit: a column of all ten, moved to the right one. */
function Digit({ digit }: { digit: string }) {
  return (
    <span className="digit">
      <span style={{ transform: `translateY(${Number(digit) * -10}%)` }}>{DIGITS}</span>
    </span>
  );
}

/**
 * An amount whose digits roll when it changes. Screen readers get the whole amount and no announcement of each change.
 */
export function DigitCounter({ text, className }: DigitCounterProps) {
  const signs = [...text];
  return (
    <span className={joinClasses('digit-counter', className)} translate="no">
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">
        {signs.map((sign, index) =>
          // Indexed from the end, so that digits keep their keys when the amount grows.
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
