import { describe, expect, test } from 'vitest';

import { type DocumentRow, documentState, identityState } from './identity-state.ts';

type Given = readonly [
  kind: DocumentRow['kind'],
  state: keyof typeof documentState,
  uploaded: number,
  decided?: number,
];

const at = (minute: number) => new Date(Date.UTC(2026, 2, 15, 12, minute));
const judge = (given: readonly Given[], isVerified = false) =>
  identityState(
    isVerified,
    given.map(([kind, state, uploaded, decided]) => ({
      kind,
      state: documentState[state],
      uploadedAt: at(uploaded),
      decidedAt: decided === undefined ? null : at(decided),
    })),
  );

describe('an identity', () => {
  test.each<[string, readonly Given[]]>([
    ['none', []],
    ['incomplete', [['identity_front', 'waiting', 1]]],
    ['incomplete', [['identity_back', 'waiting', 1]]],
    [
      'waiting',
      [
        ['identity_back', 'waiting', 1],
        ['identity_front', 'waiting', 2],
      ],
    ],
    ['waiting', [['passport', 'waiting', 1]]],
    ['rejected', [['passport', 'rejected', 1, 5]]],
    [
      'waiting',
      [
        ['passport', 'rejected', 1, 5],
        ['passport', 'waiting', 6],
      ],
    ],
    [
      'incomplete',
      [
        ['passport', 'rejected', 1, 5],
        ['identity_front', 'waiting', 6],
      ],
    ],
    [
      'rejected',
      [
        ['identity_front', 'waiting', 1],
        ['identity_back', 'rejected', 2, 5],
      ],
    ],
    [
      'rejected',
      [
        ['identity_front', 'waiting', 3],
        ['identity_back', 'rejected', 2, 5],
      ],
    ],
    [
      'waiting',
      [
        ['identity_front', 'waiting', 1],
        ['identity_back', 'rejected', 2, 5],
        ['identity_back', 'waiting', 6],
      ],
    ],
    [
      'waiting',
      [
        ['passport', 'waiting', 1],
        ['identity_back', 'rejected', 2, 5],
      ],
    ],
    // Accepted before, and no longer verified.
    ['none', [['passport', 'accepted', 1, 5]]],
  ])('is %s with %j', (state, given) => {
    expect(judge(given)).toBe(state);
    expect(judge(given.toReversed())).toBe(state);
    expect(judge(given, true)).toBe('verified');
  });
});
