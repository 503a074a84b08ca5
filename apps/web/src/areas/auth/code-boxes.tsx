import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { boxesAfter } from './boxes-after.ts';

interface CodeBoxesProps {
  /** What the boxes are for. */
  readonly label: string;
  /** One digit per box; empty strings for empty boxes. */
  readonly digits: readonly string[];
  readonly onChange: (digits: readonly string[]) => void;
  readonly isWrong: boolean;
  /** Id of the error message. */
  readonly describedBy: string;
}

/** A code in boxes of one digit: typing and backspace move between them, pasting and autofill fill them all. */
export function CodeBoxes({ label, digits, onChange, isWrong, describedBy }: CodeBoxesProps) {
  const t = useMessages();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => boxes.current[index]?.focus();

  useEffect(() => {
    // An opening dialog focuses its first control, so the box takes the focus after that.
    const frame = requestAnimationFrame(() => boxes.current[0]?.focus());
    return () => cancelAnimationFrame(frame);
  }, [boxes]);

  useEffect(() => {
    // After an error, correction starts at the first box.
    if (isWrong) boxes.current[0]?.focus();
  }, [boxes, isWrong]);

  function fill(index: number, text: string) {
    const { digits: next, cursor } = boxesAfter(digits, index, text);
    onChange(next);
    focus(cursor);
  }

  function paste(event: ClipboardEvent, index: number) {
    event.preventDefault();
    const text = event.clipboardData.getData('text').replaceAll(/\D/g, '');
    fill(text.length >= digits.length ? 0 : index, text);
  }

  function move(event: KeyboardEvent, index: number) {
    // Typing the same digit triggers no change, so it would not move on by itself.
    if (event.key === digits[index]) {
      event.preventDefault();
      focus(index + 1);
    }
    if (event.key === 'ArrowLeft') focus(index - 1);
    if (event.key === 'ArrowRight') focus(index + 1);
    if (event.key !== 'Backspace' || digits[index] !== '' || index === 0) return;
    event.preventDefault();
    onChange(digits.map((digit, at) => (at === index - 1 ? '' : digit)));
    focus(index - 1);
  }

  return (
    <div role="group" aria-label={label} className="grid grid-cols-6 gap-2">
      {digits.map((digit, index) => (
        // The boxes never move and are never removed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="field" data-invalid={isWrong ? '' : undefined} style={{ padding: 0 }}>
          <input
            ref={(element) => {
              boxes.current[index] = element;
            }}
            value={digit}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={t('auth_sms_digit', { place: index + 1 })}
            aria-invalid={isWrong || undefined}
            aria-describedby={describedBy}
            className="text-center font-semibold"
            onFocus={(event) => event.target.select()}
            onChange={(event) => fill(index, event.target.value)}
            onPaste={(event) => paste(event, index)}
            onKeyDown={(event) => move(event, index)}
          />
        </div>
      ))}
    </div>
  );
}
