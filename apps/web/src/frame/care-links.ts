import type { AccountItem } from '@baize/brand';
import type { MessageKey } from '@baize/messages/keys';

import * as paths from '../addresses/paths.ts';
import { useBrand } from '../app/app.ts';

interface CareLink {
  readonly href: string;
  readonly label: MessageKey;
  /** Visitors sign in first. */
  readonly isForPlayers?: boolean;
  readonly item?: AccountItem;
}

const careLinks: readonly CareLink[] = [
  { href: paths.limits, label: 'site_care_limit', isForPlayers: true, item: 'limits' },
  { href: paths.coolingOff, label: 'site_care_break', isForPlayers: true, item: 'coolingOff' },
  { href: paths.selfExclusion, label: 'site_care_exclude', isForPlayers: true, item: 'selfExclusion' },
  { href: paths.selfAssessment, label: 'site_care_test' },
  { href: paths.getHelp, label: 'site_care_help' },
];

/** The tools for playing responsibly that the brand shows. */
export function useCareLinks(): readonly CareLink[] {
  const hidden = useBrand().traits['account.hiddenItems'];
  return careLinks.filter(({ item }) => item === undefined || !hidden.includes(item));
}
