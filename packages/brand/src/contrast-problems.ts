import { contrast } from './color.ts';
import type { TokenName, Tokens } from './derive-tokens.ts';

interface ContrastRule {
  readonly front: TokenName;
  readonly grounds: readonly TokenName[];
  readonly ratio: number;
}

const pages: readonly TokenName[] = ['bg', 's1', 's2', 's3', 'field', 'head'];
const felts: readonly TokenName[] = ['felt', 'felt-2'];

/** WCAG 2.2: 4.5 for text, 3 for the outlines of controls, for dots and for the focus ring. */
const rules: readonly ContrastRule[] = [
  { front: 'text', grounds: [...pages, 'accent-soft', 'warn-bg'], ratio: 4.5 },
  { front: 'text-2', grounds: [...pages, 'warn-bg'], ratio: 4.5 },
  { front: 'text-3', grounds: pages, ratio: 4.5 },
  { front: 'accent-ink', grounds: ['accent', 'accent-press'], ratio: 4.5 },
  { front: 'accent-text', grounds: pages, ratio: 4.5 },
  { front: 'money-ink', grounds: ['money'], ratio: 4.5 },
  { front: 'money-text', grounds: ['bg', 's1', 's2', 'head'], ratio: 4.5 },
  { front: 'felt-ink', grounds: felts, ratio: 4.5 },
  { front: 'felt-text', grounds: felts, ratio: 4.5 },
  { front: 'felt-accent-ink', grounds: ['felt-accent'], ratio: 4.5 },
  { front: 'felt-money', grounds: felts, ratio: 4.5 },
  { front: 'chosen-ink', grounds: ['chosen'], ratio: 4.5 },
  { front: 'chosen-text', grounds: ['chosen'], ratio: 4.5 },
  { front: 'chosen-mark', grounds: ['chosen'], ratio: 3 },
  { front: 'ok', grounds: ['bg', 's1', 's2'], ratio: 4.5 },
  { front: 'danger', grounds: ['bg', 's1', 's2'], ratio: 4.5 },
  { front: 'info', grounds: ['bg', 's1', 's2'], ratio: 4.5 },
  { front: 'warn', grounds: ['bg', 's1', 's2'], ratio: 4.5 },
  { front: 'control', grounds: pages, ratio: 3 },
  { front: 'live', grounds: ['bg', 's1', 's2'], ratio: 3 },
  { front: 'focus', grounds: pages, ratio: 3 },
];

export interface ContrastProblem {
  readonly front: TokenName;
  readonly ground: TokenName;
  readonly ratio: number;
  readonly needed: number;
}

/** The pairs of tokens with too little contrast; a brand with any does not load. */
export function contrastProblems(tokens: Tokens): readonly ContrastProblem[] {
  return rules.flatMap(({ front, grounds, ratio: needed }) =>
    grounds
      .map((ground) => ({ front, ground, ratio: contrast(tokens[front], tokens[ground]), needed }))
      .filter(({ ratio }) => ratio < needed),
  );
}
