import { describe, expect, it } from 'vitest';

import type { Translate } from '../../messages/use-messages.ts';
import { countryText, deviceText, shownUserAgent } from './session-texts.ts';

const t: Translate = (key) => key;

describe('the text that a browser sent', () => {
  it('is shown as it is if it is harmless', () => {
    expect(shownUserAgent('Mozilla/5.0 (iPhone) <b>Safari</b> ışık')).toBe(
      'Mozilla/5.0 (iPhone) <b>Safari</b> ışık',
    );
  });

  it('has no characters that reorder, hide or break lines', () => {
    expect(shownUserAgent('a\u202Eb\u2066c\u200Fd\u0000e\nf\u2028g\uFEFFh')).toBe(
      'a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf\uFFFDg\uFFFDh',
    );
  });

  it('has no towers of accents', () => {
    expect(shownUserAgent(`e${'\u0301'.repeat(50)}x`)).toBe('e\u0301\u0301x');
  });

  it('is cut between whole characters', () => {
    expect(shownUserAgent('🎲'.repeat(10_000))).toBe(`${'🎲'.repeat(300)}…`);
  });
});

describe('a device', () => {
  it.each([
    [{ kind: 'desktop', browser: 'Chrome 142', os: 'Windows' }, 'Chrome 142, Windows'],
    [{ kind: 'phone', browser: null, os: 'iOS' }, 'iOS'],
    [{ kind: 'tablet', browser: '', os: null }, 'history_device_tablet'],
    [{ kind: 'unknown', browser: null, os: null }, 'history_device_unknown'],
  ] as const)('%o is called %s', (device, text) => {
    expect(deviceText(device, t)).toBe(text);
  });
});

describe('a country', () => {
  it.each([
    ['TR', 'tr', 'Türkiye'],
    ['DE', 'en', 'Germany'],
    ['DE', 'tr', 'Almanya'],
    [null, 'en', undefined],
    ['tr', 'en', undefined],
    ['<b>', 'en', undefined],
  ] as const)('%s in %s is %s', (code, language, text) => {
    expect(countryText(code, language)).toBe(text);
  });
});
