import { Button } from '../controls/button.tsx';
import { type Column, DataTable } from '../data/data-table.tsx';
import { DigitCounter } from '../data/digit-counter.tsx';
import { Meter } from '../data/meter.tsx';
import { Money } from '../data/money.tsx';
import { useState } from 'react';
import { EmptyState } from '../surfaces/empty-state.tsx';
import { Panel } from '../surfaces/panel.tsx';
import type { Part } from './part.ts';
import { States } from './states.tsx';
import { useSay } from './words.ts';

interface Round {
  id: number;
  game: readonly [tr: string, en: string];
  at: readonly [tr: string, en: string];
  bet: readonly [tr: string, en: string];
  win: readonly [tr: string, en: string];
}

const rounds: readonly Round[] = [
  {
    id: 1,
    game: ['Ejder Hazinesi', 'Dragon Treasure'],
    at: ['21.11.2026 20:14', '21/11/2026 20:14'],
    bet: ['₺20,00', '₺20.00'],
    win: ['₺0,00', '₺0.00'],
  },
  {
    id: 2,
    game: ['Şans Çarkı', 'Wheel of Luck'],
    at: ['21.11.2026 20:12', '21/11/2026 20:12'],
    bet: ['₺50,00', '₺50.00'],
    win: ['₺1.250,00', '₺1,250.00'],
  },
  {
    id: 3,
    game: ['Pera Rulet', 'Pera Roulette'],
    at: ['21.11.2026 19:58', '21/11/2026 19:58'],
    bet: ['₺100,00', '₺100.00'],
    win: ['₺3.600,00', '₺3,600.00'],
  },
];

function useColumns(): readonly Column<Round>[] {
  const say = useSay();
  return [
    { id: 'game', label: say('Oyun', 'Game'), leading: true, cell: ({ game }) => say(...game) },
    { id: 'at', label: say('Zaman', 'Time'), cell: ({ at }) => say(...at) },
    {
      id: 'bet',
      label: say('Bahis', 'Bet'),
      align: 'end',
      cell: ({ bet }) => <Money text={say(...bet)} tone="plain" />,
    },
    {
      id: 'win',
      label: say('Kazanç', 'Win'),
      align: 'end',
      cell: ({ win }) => <Money text={say(...win)} />,
    },
  ];
}

function Tables() {
  const say = useSay();
  const columns = useColumns();
  return (
    <States
      layout="broad"
      states={['rest', 'loading']}
      renderState={(state) => (
        <Panel>
          <DataTable
            caption={say('Oyun geçmişi', 'Game history')}
            columns={columns}
            rows={rounds}
            keyOf={({ id }) => id}
            detail={{
              label: say('Ayrıntılar', 'Details'),
              labelOf: ({ game }) => say(`${game[0]}: ayrıntılar`, `${game[1]}: details`),
              render: ({ id }) => say(`Tur no ${id}`, `Round no. ${id}`),
            }}
            busy={state === 'loading'}
          />
        </Panel>
      )}
    />
  );
}

function Meters() {
  const say = useSay();
  return (
    <div className="gallery-columns">
      <Meter
        label={say('Günlük', 'Daily')}
        value={say('₺3.184 / ₺6.000', '₺3,184 / ₺6,000')}
        share={3184 / 6000}
        help={say('Gece 00.00’da yenilenir', 'Renewed at midnight')}
      />
      <Meter
        label={say('Haftalık', 'Weekly')}
        value={say('₺15.000 / ₺15.000', '₺15,000 / ₺15,000')}
        share={1}
      />
      <Meter label={say('Aylık', 'Monthly')} value={say('₺0 / ₺40.000', '₺0 / ₺40,000')} share={0} />
    </div>
  );
}

const amounts: readonly (readonly [tr: string, en: string])[] = [
  ['₺4.812.306,47', '₺4,812,306.47'],
  ['₺4.812.338,10', '₺4,812,338.10'],
  ['₺4.813.052,96', '₺4,813,052.96'],
];

function Amounts() {
  const say = useSay();
  const [step, setStep] = useState(0);
  const amount = amounts[step % amounts.length] ?? ['', ''];
  return (
    <div className="gallery-row">
      <Money text={say('₺12.480,50', '₺12,480.50')} />
      <Money text={say('+₺1.250,00', '+₺1,250.00')} tone="gain" />
      <Money text={say('−₺300,00', '−₺300.00')} tone="loss" />
      <DigitCounter text={say(...amount)} className="gallery-jackpot" />
      <Button variant="line" icon="trending-up" onClick={() => setStep(step + 1)}>
        {say('Artır', 'Raise')}
      </Button>
    </div>
  );
}

function EmptyStates() {
  const say = useSay();
  return (
    <States
      layout="wide"
      states={['empty', 'error']}
      renderState={(state) =>
        state === 'empty' ? (
          <EmptyState
            icon="search"
            title={say('Bu aramaya uyan oyun yok', 'No game fits this search')}
            text={say(
              'Yazımı değiştirin ya da bir filtreyi kaldırın.',
              'Change the spelling or remove a filter.',
            )}
            action={<Button variant="line">{say('Filtreleri temizle', 'Clear the filters')}</Button>}
          />
        ) : (
          <EmptyState
            icon="wifi-off"
            tone="failed"
            title={say('Liste yüklenemedi', 'The list could not be loaded')}
            text={say('Bağlantınızı denetleyip yeniden deneyin.', 'Check your connection and try again.')}
            action={<Button>{say('Yeniden dene', 'Try again')}</Button>}
          />
        )
      }
    />
  );
}

export const listParts: readonly Part[] = [
  {
    id: 'data-table',
    title: ['Tablo', 'Table'],
    use: [
      'Geniş ekranda tablo, telefonda her satır bir kart. Ayrıntılar satırın altında açılır; yenilenirken eski satırlar kalır.',
      'A table on wide screens, a card for each row on phones. Details open below a row; old rows stay while new ones load.',
    ],
    code: `<DataTable
  caption={t('game_history')}
  columns={columns}
  rows={rounds}
  keyOf={(round) => round.id}
  detail={{ label: t('details'), labelOf: nameOf, render: (round) => factsOf(round) }}
  busy={isFetching}
/>`,
    Show: Tables,
  },
  {
    id: 'amounts',
    title: ['Tutarlar', 'Amounts'],
    use: [
      'Para rengi yalnız bakiye, jackpot ve kazanç için; rakamlar değişince döner.',
      'The colour of money is for balances, jackpots and wins alone; digits roll when they change.',
    ],
    code: `<Money text={formatAmount(balance)} />
<Money text={formatAmount(win)} tone="gain" />
<DigitCounter text={formatAmount(jackpot)} />`,
    Show: Amounts,
  },
  {
    id: 'meter',
    title: ['Ölçer', 'Meter'],
    use: [
      'Bir limitin ne kadarı dolu; dolunca da sakin kalır.',
      'How much of a limit is used; it stays calm when it is full.',
    ],
    code: `<Meter label={t('daily')} value={used} share={0.53} help={t('renewed_at')} />`,
    Show: Meters,
  },
  {
    id: 'empty-state',
    title: ['Boş ve başarısız liste', 'Empty and failed list'],
    use: ['Ne olduğunu ve ne yapılacağını söyler.', 'Says what happened and what to do.'],
    code: `<EmptyState
  icon="wifi-off"
  tone="failed"
  title={t('list_failed')}
  text={t('list_failed_text')}
  action={<Button onClick={refetch}>{t('try_again')}</Button>}
/>`,
    Show: EmptyStates,
  },
];
