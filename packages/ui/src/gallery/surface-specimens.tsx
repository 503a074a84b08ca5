import { useState } from 'react';

import { Button } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import { type Column, DataTable } from '../data/data-table.tsx';
import { Meter } from '../data/meter.tsx';
import { Money } from '../data/money.tsx';
import { Accordion } from '../surfaces/accordion.tsx';
import { type Alert, AlertBox, type AlertTone } from '../surfaces/alert-box.tsx';
import { Dialog } from '../surfaces/dialog.tsx';
import { EmptyState } from '../surfaces/empty-state.tsx';
import { Panel } from '../surfaces/panel.tsx';
import { Skeleton } from '../surfaces/skeleton.tsx';
import { Specimen } from './specimen.tsx';

interface Round {
  id: number;
  game: string;
  at: string;
  bet: string;
  win: string;
}

const rounds: readonly Round[] = [
  { id: 1, game: 'Ejder Hazinesi', at: '21.11.2026 20:14', bet: '₺20,00', win: '₺0,00' },
  { id: 2, game: 'Şans Çarkı', at: '21.11.2026 20:12', bet: '₺50,00', win: '₺1.250,00' },
  { id: 3, game: 'Pera Rulet', at: '21.11.2026 19:58', bet: '₺100,00', win: '₺3.600,00' },
];

const columns: readonly Column<Round>[] = [
  { id: 'game', label: 'Oyun', leading: true, cell: (round) => round.game },
  { id: 'at', label: 'Zaman', cell: (round) => round.at },
  { id: 'bet', label: 'Bahis', align: 'end', cell: (round) => <Money text={round.bet} tone="plain" /> },
  { id: 'win', label: 'Kazanç', align: 'end', cell: (round) => <Money text={round.win} /> },
];

const alertTexts: Readonly<Record<AlertTone, string>> = {
  success: '₺1.000,00 hesabınıza geçti.',
  warning: 'Bağlantınız yavaş, yeniden deneniyor.',
  error: 'Bakiyeniz bu bahis için yetmiyor.',
  info: 'Oturumunuz bir saattir açık.',
};
const alertTones = ['success', 'warning', 'error', 'info'] as const;

function OverlaySpecimens() {
  const [open, setOpen] = useState(false);
  const [alert, setAlert] = useState<Alert | null>(null);
  return (
    <Specimen title="Pencere ve uyarı">
      <Button variant="line" onClick={() => setOpen(true)}>
        Pencereyi aç
      </Button>
      {alertTones.map((tone) => (
        <Button
          key={tone}
          variant="line"
          onClick={() => setAlert({ id: (Number(alert?.id) || 0) + 1, tone, text: alertTexts[tone] })}
        >
          Uyarı: {tone}
        </Button>
      ))}
      <Dialog open={open} onClose={() => setOpen(false)} title="Hoş geldiniz" closeLabel="Kapat">
        <Field label="Kullanıcı adı" icon="user" />
        <Button size="large" wide onClick={() => setOpen(false)}>
          Giriş Yap
        </Button>
      </Dialog>
      <AlertBox alert={alert} onDismiss={() => setAlert(null)} closeLabel="Uyarıyı kapat" />
    </Specimen>
  );
}

function PanelSpecimens() {
  return (
    <Specimen title="Yüzeyler" layout="columns">
      <Panel className="grid gap-4 p-4">
        <h3 className="text-16">Yatırım limitiniz</h3>
        <Meter label="Günlük" value="₺3.184 / ₺6.000" share={3184 / 6000} help="Gece 00.00’da yenilenir" />
        <Meter label="Haftalık" value="₺15.000 / ₺15.000" share={1} />
        <Meter label="Aylık" value="₺0 / ₺40.000" share={0} />
      </Panel>
      <div className="grid gap-3">
        <Accordion name="specimen" summary={<b className="font-semibold">Hızlı Havale</b>} open>
          <p className="text-ink-2">Adınıza kayıtlı banka hesabından, üç dakikada hesabınızda.</p>
        </Accordion>
        <Accordion name="specimen" summary={<b className="font-semibold">ParaKöprü</b>}>
          <p className="text-ink-2">Cüzdanınızdan anında.</p>
        </Accordion>
      </div>
      <Panel className="grid gap-2 p-4">
        <Skeleton className="size-16" round />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </Panel>
      <EmptyState
        icon="search"
        title="Bu aramaya uyan oyun yok"
        text="Yazımı değiştirin ya da bir filtreyi kaldırın."
        action={<Button variant="line">Filtreleri temizle</Button>}
      />
      <EmptyState
        icon="wifi-off"
        tone="failed"
        title="Liste yüklenemedi"
        text="Bağlantınızı denetleyip yeniden deneyin."
        action={<Button>Yeniden dene</Button>}
      />
    </Specimen>
  );
}

/** Surfaces, windows and lists. */
export function SurfaceSpecimens() {
  return (
    <>
      <PanelSpecimens />
      <Specimen title="Tablo" layout="stack">
        <Panel>
          <DataTable caption="Oyun geçmişi" columns={columns} rows={rounds} keyOf={(round) => round.id} />
        </Panel>
      </Specimen>
      <OverlaySpecimens />
    </>
  );
}
