import { describe, expect, it } from 'vitest';

import { clampSupportHeight, readSupportMessage } from './support-message.ts';

const kind = 'baize:support';

describe('a message of live support', () => {
  it('is accepted if it is exactly one of ours', () => {
    expect(readSupportMessage({ kind, type: 'ready', more: 1 })).toEqual({ type: 'ready' });
    expect(readSupportMessage({ kind, type: 'height', heightPx: 412.5 })).toEqual({
      type: 'height',
      heightPx: 412.5,
    });
  });

  it.each([
    null,
    'ready',
    [],
    { type: 'ready' },
    { kind: 'other', type: 'ready' },
    { kind, type: 'navigate', to: 'https://evil.example' },
    { kind, type: 'height' },
    { kind, type: 'height', heightPx: '400' },
    { kind, type: 'height', heightPx: Number.NaN },
    { kind, type: 'height', heightPx: Number.POSITIVE_INFINITY },
  ])('is dropped otherwise: %j', (data) => {
    expect(readSupportMessage(data)).toBeUndefined();
  });

  it('cannot make the panel vanish or cover the page', () => {
    expect(clampSupportHeight(-5)).toBe(320);
    expect(clampSupportHeight(500.4)).toBe(500);
    expect(clampSupportHeight(1e9)).toBe(680);
  });
});
