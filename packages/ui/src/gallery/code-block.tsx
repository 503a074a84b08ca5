import { useEffect, useRef, useState } from 'react';

import { Button } from '../controls/button.tsx';
import { copyText } from './copy-text.ts';
import { useSay } from './words.ts';

const SHOWN_MS = 2_500;

interface CodeBlockProps {
  /** What the code is of. */
  title: string;
  code: string;
}

/** How a part is written, with a button that copies it. */
export function CodeBlock({ title, code }: CodeBlockProps) {
  const say = useSay();
  const text = useRef<HTMLElement>(null);
  // A new object for each copy starts the time anew.
  const [outcome, setOutcome] = useState<{ readonly isCopied: boolean }>();

  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    if (text.current === null) return;
    setOutcome({ isCopied: await copyText(text.current) });
  }

  const isCopied = outcome?.isCopied === true;
  const said = isCopied
    ? say(`${title}: kod kopyalandı.`, `${title}: code copied.`)
    : say('Kod seçildi, Ctrl+C ile kopyalayın.', 'The code is selected, copy it with Ctrl+C.');
  return (
    <div className="gallery-code">
      {/* Long lines scroll, also by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="region" aria-label={say(`${title} kodu`, `Code of ${title}`)}>
        <code ref={text}>{code}</code>
      </pre>
      <Button
        size="small"
        variant="line"
        icon={isCopied ? 'check' : 'copy'}
        aria-label={say(`${title} kodunu kopyala`, `Copy the code of ${title}`)}
        onClick={() => void copy()}
      >
        {isCopied ? say('Kopyalandı', 'Copied') : say('Kopyala', 'Copy')}
      </Button>
      <p role="status" className={outcome && !isCopied ? 'gallery-caption' : 'visually-hidden'}>
        {outcome && said}
      </p>
    </div>
  );
}
