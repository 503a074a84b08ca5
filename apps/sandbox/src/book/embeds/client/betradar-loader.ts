import type { BetradarOptions } from './betradar-host.ts';

/*
 * The loader script: a classic script, which the provider's markup loads from this server into a page of an opaque origin. It
 * fetches the book's page and puts it in the place of the document, in which `window` stays the same.
 */
(() => {
  const script = document.currentScript;
  const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;
  const FAILED = 'x-baize-failed';

  async function open(options: BetradarOptions): Promise<void> {
    window.betradarOptions = options;
    const [place, slip] = await Promise.all([
      options.place().catch(() => ''),
      options.slip().catch(() => null),
    ]);
    window.betradarMemory = slip;
    const response = await fetch(`${origin}/book/betradar/page`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ launch: options.launch, place }),
    });
    if (!response.ok) throw new Error(`the book replied ${response.status}`);
    const page = await response.text();
    document.open();
    document.write(page);
    document.close();
  }

  const waiting = window.betradar?.q ?? [];
  window.betradar = (command, options) => {
    if (command !== 'open') return;
    // The page around waits for the book's word, and then offers to try again.
    open(options).catch(() => document.getElementById(options.target)?.setAttribute(FAILED, ''));
  };
  for (const [command, options] of Array.from(waiting, (call) => Array.from(call)))
    window.betradar(String(command), options as BetradarOptions);
})();
