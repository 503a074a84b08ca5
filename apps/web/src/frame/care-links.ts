import type { AccountItem } from '@baize/brand';
import type { MessageKey } from '@baize/messages/keys';

import * as paths from '../addresses/paths.ts';
import { useBrand } from '../app/app.ts';
import { useIsClosed } from '../call/index.ts';

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

/** The tools for playing responsibly that the brand shows; a closed account has no use for the players' own. */
export function useCareLinks(): readonly CareLink[] {
  const hidden = useBrand().traits['account.hiddenItems'];
  const isClosed = useIsClosed();
  return careLinks.filter(
    ({ item, isForPlayers }) => (item === undefined || !hidden.includes(item)) && !(isClosed && isForPlayers),
  );
}
