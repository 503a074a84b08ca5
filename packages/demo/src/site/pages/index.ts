import { about } from './about.ts';
import { affiliates } from './affiliates.ts';
import { amlKycPolicy } from './aml-kyc-policy.ts';
import { betbuilderRules } from './betbuilder-rules.ts';
import { bettingRules } from './betting-rules.ts';
import { bonusPolicy } from './bonus-policy.ts';
import { bonusSystem } from './bonus-system.ts';
import { complaintsAndArbitration } from './complaints-and-arbitration.ts';
import { contact } from './contact.ts';
import { disputeResolution } from './dispute-resolution.ts';
import { fairnessMethods } from './fairness-methods.ts';
import { frequentlyAskedQuestions } from './frequently-asked-questions.ts';
import type { InfoPage } from './info-page.ts';
import { netentRescription } from './netent-rescription.ts';
import { paymentPolicy } from './payment-policy.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { responsibleGambling } from './responsible-gambling.ts';
import { selfExclusionPolicy } from './self-exclusion-policy.ts';
import { sportsbookRules } from './sportsbook-rules.ts';
import { termsAndConditions } from './terms-and-conditions.ts';
import { tournaments } from './tournaments.ts';

export type { InfoPage } from './info-page.ts';

/** The info pages, in menu order. */
export const infoPages: readonly InfoPage[] = [
  about,
  contact,
  frequentlyAskedQuestions,
  termsAndConditions,
  privacyPolicy,
  responsibleGambling,
  selfExclusionPolicy,
  paymentPolicy,
  amlKycPolicy,
  bonusSystem,
  bonusPolicy,
  tournaments,
  bettingRules,
  sportsbookRules,
  betbuilderRules,
  fairnessMethods,
  netentRescription,
  complaintsAndArbitration,
  disputeResolution,
  affiliates,
];
