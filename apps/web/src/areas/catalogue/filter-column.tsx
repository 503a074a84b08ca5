import { device } from '@baize/contract';
import { Suspense } from 'react';

import { useApp } from '../../app/app.ts';
import { useMedia } from '../../app/use-media.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { LobbyConfig } from './lobby-config.ts';
import { FeaturePanel } from './feature-panel.tsx';
import { StudioPanel } from './studio-panel.tsx';
import type { LobbyFilters } from './use-lobby-filters.ts';

/** The styles have room for a column from here on. */
const WIDE = '(width >= 1200px)';

/** Whether there is room beside the games; before hydration it is assumed unless the device is a phone. */
function useHasRoom(): boolean {
  const isPhone = useApp().device === device.mobile;
  return useMedia(WIDE, !isPhone);
}

interface FilterColumnProps {
  readonly config: LobbyConfig;
  readonly filters: LobbyFilters;
}

/** The filters beside the games, on wide screens; elsewhere they are in a sheet. */
export function FilterColumn({ config, filters }: FilterColumnProps) {
  const t = useMessages();
  const hasRoom = useHasRoom();
  if (!hasRoom) return null;
  return (
    <div className="lobby-filters">
      {/* Dozens of checkboxes precede the games in the tab order. */}
      <a className="skip-link" href="#games">
        {t('catalogue_skip_filters')}
      </a>
      <Suspense>
        <StudioPanel
          studios={config.providers}
          chosen={filters.ticked.provider}
          onChange={(provider) => filters.tick({ provider })}
        />
      </Suspense>
      <Suspense>
        <FeaturePanel config={config} filters={filters} />
      </Suspense>
    </div>
  );
}
