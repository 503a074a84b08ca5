import { rewardsEn } from './rewards-en.ts';
import { type RewardTexts, rewardsTr } from './rewards-tr.ts';

export type { RewardTexts };

export const REWARD_TEXTS: Readonly<Record<'tr' | 'en', RewardTexts>> = { tr: rewardsTr, en: rewardsEn };
