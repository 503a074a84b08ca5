import { useState } from 'react';

import { Button } from '../controls/button.tsx';
import { type Alert, AlertBox, type AlertTone } from '../surfaces/alert-box.tsx';
import type { Part } from './part.ts';
import { useSay, type Words } from './words.ts';

const alerts: readonly (readonly [AlertTone, name: Words, text: Words])[] = [
  ['success', ['Başarı', 'Success'], ['₺1.000,00 hesabınıza geçti.', '₺1,000.00 is in your account.']],
  [
    'warning',
    ['Uyarı', 'Warning'],
    ['Bağlantınız yavaş, yeniden deneniyor.', 'Your connection is slow, trying again.'],
  ],
  [
    'error',
    ['Hata', 'Error'],
    ['Bakiyeniz bu bahis için yetmiyor.', 'Your balance is too low for this bet.'],
  ],
  ['info', ['Bilgi', 'Info'], ['Oturumunuz bir saattir açık.', 'You have been signed in for an hour.']],
];

function Alerts() {
  const say = useSay();
  const [alert, setAlert] = useState<Alert | null>(null);
  return (
    <div className="gallery-row">
      {alerts.map(([tone, name, text]) => (
        <Button
          key={tone}
          variant="line"
          onClick={() => setAlert({ id: (Number(alert?.id) || 0) + 1, tone, text: say(...text) })}
        >
          {say(...name)}
        </Button>
      ))}
      <AlertBox
        alert={alert}
        onDismiss={() => setAlert(null)}
        closeLabel={say('Uyarıyı kapat', 'Close the alert')}
      />
    </div>
  );
}

export const noticeParts: readonly Part[] = [
  {
    id: 'alert-box',
    title: ['Uyarı kutusu', 'Alert box'],
    use: [
      'Sitenin tek mesaj kutusu; beş saniye durur, üstündeyken bekler, ekran okuyucuya söylenir.',
      'The one message box of the site; it stays five seconds, waits under a pointer and is spoken.',
    ],
    code: `const [alert, setAlert] = useState<Alert | null>(null);
setAlert({ id: 1, tone: 'success', text: t('deposit_done') });

<AlertBox
  alert={alert}
  onDismiss={() => setAlert(null)}
  closeLabel={t('close')}
/>`,
    Show: Alerts,
  },
];
