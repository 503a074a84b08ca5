export { endBonusOf } from './end-bonus-of.ts';
export { giveBonus } from './give-bonus.ts';
export { type BonusSummary, summarizeBonuses } from './summarize-bonuses.ts';
export { setBonus } from './set-bonus.ts';
