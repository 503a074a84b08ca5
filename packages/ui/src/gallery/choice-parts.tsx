import { useState } from 'react';

import { Button } from '../controls/button.tsx';
import { Chip, RemovableChip } from '../controls/chip.tsx';
import { ChoiceBar } from '../controls/choice-bar.tsx';
import { Pagination } from '../controls/pagination.tsx';
import { Tabs } from '../controls/tabs.tsx';
import type { Part } from './part.ts';
import { States } from './states.tsx';
import { useSay } from './words.ts';

const studioNames: readonly string[] = ['Kuzgun', 'Lodos', 'Tulpar'];

function Chips() {
  const say = useSay();
  const [studios, setStudios] = useState(studioNames);
  return (
    <>
      <States
        states={['rest', 'hover', 'focus', 'selected', 'disabled']}
        renderState={(state) => (
          <Chip pressed={state === 'selected'} count="214" disabled={state === 'disabled'}>
            {say('Futbol', 'Football')}
          </Chip>
        )}
      />
      <div className="gallery-row">
        {studios.map((name) => (
          <RemovableChip
            key={name}
            removeLabel={say(`${name} filtresini kaldır`, `Remove the filter ${name}`)}
            onRemove={() => setStudios(studios.filter((one) => one !== name))}
          >
            {name}
          </RemovableChip>
        ))}
        {studios.length < studioNames.length && (
          <Button variant="quiet" icon="refresh-cw" onClick={() => setStudios(studioNames)}>
            {say('Geri getir', 'Restore')}
          </Button>
        )}
      </div>
    </>
  );
}

function TabSpecimen() {
  const say = useSay();
  const [sport, setSport] = useState('football');
  const names = {
    football: say('Futbol', 'Football'),
    tennis: say('Tenis', 'Tennis'),
    volleyball: say('Voleybol', 'Volleyball'),
  };
  return (
    <Tabs
      label={say('Spor dalı', 'Sport')}
      selected={sport}
      onSelect={setSport}
      tabs={[
        { id: 'football', label: names.football, count: '214' },
        { id: 'tennis', label: names.tennis, count: '52' },
        { id: 'volleyball', label: names.volleyball, icon: 'volleyball' },
      ]}
    >
      <p className="gallery-panel-text">
        {say('Gösterilen:', 'Shown:')} {Object.entries(names).find(([id]) => id === sport)?.[1]}
      </p>
    </Tabs>
  );
}

function Choices() {
  const say = useSay();
  const [minutes, setMinutes] = useState<number | null>(30);
  return (
    <ChoiceBar
      label={say('Hatırlatma aralığı', 'Reminder')}
      name="gallery-choice"
      chosen={minutes}
      onChoose={setMinutes}
      choices={[
        { value: 15, label: say('15 dakika', '15 minutes') },
        { value: 30, label: say('30 dakika', '30 minutes') },
        { value: null, label: say('Kapalı', 'Off') },
      ]}
    />
  );
}

function Pages() {
  const say = useSay();
  return (
    <Pagination
      label={say('Sayfalar', 'Pages')}
      previousLabel={say('Önceki sayfa', 'Previous page')}
      nextLabel={say('Sonraki sayfa', 'Next page')}
      current={7}
      last={28}
      hrefOf={() => '#'}
    />
  );
}

export const choiceParts: readonly Part[] = [
  {
    id: 'chip',
    title: ['Çip', 'Chip'],
    use: [
      'Yan yana birkaç seçenekten biri; çarpılı olanı bir filtreyi kaldırır.',
      'One of a few choices side by side; one with a cross takes a filter away.',
    ],
    code: `<Chip pressed={isOn} count="214" onClick={toggle}>
  {sport.name}
</Chip>
<ChipLink href={paths.casino} linkAs={Link} current>
  {t('slots')}
</ChipLink>
<RemovableChip removeLabel={t('remove_filter', { name })} onRemove={remove}>
  {name}
</RemovableChip>`,
    Show: Chips,
  },
  {
    id: 'choice-bar',
    title: ['Seçim çubuğu', 'Choice bar'],
    use: [
      'Birkaç kısa seçenekten biri; ok tuşları aralarında gezer.',
      'One of a few short choices; arrow keys move between them.',
    ],
    code: `<ChoiceBar
  label={t('reality_check')}
  name="reality-check"
  choices={choices}
  chosen={minutes}
  onChoose={setMinutes}
/>`,
    Show: Choices,
  },
  {
    id: 'tabs',
    title: ['Sekmeler', 'Tabs'],
    use: ['Ok tuşları, Home ve End aralarında gezer.', 'Arrow keys, Home and End move between them.'],
    code: `<Tabs label={t('sport')} tabs={tabs} selected={sport} onSelect={setSport}>
  <MatchList sport={sport} />
</Tabs>`,
    Show: TabSpecimen,
  },
  {
    id: 'pagination',
    title: ['Sayfalar', 'Pages'],
    use: ['Her sayfanın bir adresi var.', 'Every page has an address.'],
    code: `<Pagination
  label={t('pages')}
  previousLabel={t('previous_page')}
  nextLabel={t('next_page')}
  current={7}
  last={28}
  hrefOf={(page) => \`?page=\${page}\`}
/>`,
    Show: Pages,
  },
];
