import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { PlaySession } from './play-session.ts';
import { useHeldNet } from './use-held-net.ts';

type Step = readonly [net: string | undefined, isRoundRunning: boolean];

/** What the bar shows after some states of the ledger and of the game. */
function netAfter(steps: readonly Step[]): string {
  function Bar() {
    const [at, setAt] = useState(0);
    const [net, isRunning] = steps[at] ?? [undefined, false];
    const session = net === undefined ? undefined : ({ net } as PlaySession);
    const shown = useHeldNet(session, isRunning);
    if (at < steps.length - 1) setAt(at + 1);
    return shown?.net ?? 'none';
  }
  return renderToStaticMarkup(createElement(Bar));
}

describe('the net position in the bar', () => {
  it.each<[string, readonly Step[]]>([
    ['0.00', [['0.00', false]]],
    [
      '0.00',
      [
        ['0.00', false],
        ['0.00', true],
        ['9.00', true],
      ],
    ],
    [
      '9.00',
      [
        ['0.00', false],
        ['0.00', true],
        ['9.00', true],
        ['9.00', false],
      ],
    ],
    [
      '-6.00',
      [
        ['0.00', false],
        ['4.00', false],
        ['4.00', true],
        ['-6.00', true],
      ],
    ],
    [
      '-1.00',
      [
        ['0.00', true],
        ['-1.00', true],
        ['9.00', true],
      ],
    ],
    ['none', [[undefined, true]]],
  ])('is %s after %j', (net, steps) => {
    expect(netAfter(steps)).toBe(net);
  });
});
