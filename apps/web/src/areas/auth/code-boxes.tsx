import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { boxesAfter } from './boxes-after.ts';

interface CodeBoxesProps {
  /** One digit a box; empty where nothing was typed. */
  readonly digits: readonly string[];
  readonly onChange: (digits: readonly string[]) => void;
  readonly isWrong: boolean;
  /** Id of the words that say what is wrong. */
  readonly describedBy: string;
}

/** A code in boxes of one digit: typing moves on, backspace moves back, pasting and autofill fill them all. */
export function CodeBoxes({ digits, onChange, isWrong, describedBy }: CodeBoxesProps) {
  const t = useMessages();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (place: number) => boxes.current[place]?.focus();

  useEffect(() => {
    // An opening dialog puts the cursor on its first control, so the box takes it afterwards.
    const frame = requestAnimationFrame(() => boxes.current[0]?.focus());
    return () => cancelAnimationFrame(frame);
  }, [boxes]);

  useEffect(() => {
    // What is wrong is corrected where the code begins.
    if (isWrong) boxes.current[0]?.focus();
  }, [boxes, isWrong]);

  function fill(place: number, text: string) {
    const { digits: next, cursor } = boxesAfter(digits, place, text);
    onChange(next);
    focus(cursor);
  }

  function paste(event: ClipboardEvent, place: number) {
    event.preventDefault();
    const text = event.clipboardData.getData('text').replaceAll(/\D/g, '');
    fill(text.length >= digits.length ? 0 : place, text);
  }

  function move(event: KeyboardEvent, place: number) {
    // The same digit again changes nothing, so it would not move on by itself.
    if (event.key === digits[place]) {
      event.preventDefault();
      focus(place + 1);
    }
    if (event.key === 'ArrowLeft') focus(place - 1);
    if (event.key === 'ArrowRight') focus(place + 1);
    if (event.key !== 'Backspace' || digits[place] !== '' || place === 0) return;
    event.preventDefault();
    onChange(digits.with(place - 1, ''));
    focus(place - 1);
  }

  return (
    <div role="group" aria-label={t('auth_sms_boxes')} className="grid grid-cols-6 gap-2">
      {digits.map((digit, place) => (
        // The boxes stand where they stand; nothing is ever moved or removed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className="field" data-invalid={isWrong ? '' : undefined} style={{ padding: 0 }}>
          <input
            ref={(element) => {
              boxes.current[place] = element;
            }}
            value={digit}
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={t('auth_sms_digit', { place: place + 1 })}
            aria-invalid={isWrong || undefined}
            aria-describedby={describedBy}
            className="text-center font-semibold"
            onFocus={(event) => event.target.select()}
            onChange={(event) => fill(place, event.target.value)}
            onPaste={(event) => paste(event, place)}
            onKeyDown={(event) => move(event, place)}
          />
        </div>
      ))}
    </div>
  );
}
