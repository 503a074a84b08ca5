import { RemovableChip } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';
import type { StudioPanelProps } from './studio-panel.tsx';

/** The studios that a list is narrowed to, each with a cross that takes it away. */
export function ChosenStudios({ studios, chosen, onChange }: StudioPanelProps) {
  const t = useMessages();
  const named = studios.filter(({ id }) => chosen.includes(id));
  if (named.length === 0) return null;
  return (
    <div className="chip-row" role="group" aria-label={t('catalogue_studios')}>
      {named.map(({ id, name }) => (
        <RemovableChip
          key={id}
          removeLabel={t('catalogue_remove_studio', { name })}
          onRemove={() => onChange(chosen.filter((other) => other !== id))}
        >
          {name}
        </RemovableChip>
      ))}
    </div>
  );
}
