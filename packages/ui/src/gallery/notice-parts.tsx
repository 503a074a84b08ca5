import { useState } from 'react';

import { Button } from '../controls/button.tsx';
import { type Alert, AlertStack, type AlertTone } from '../surfaces/alert-stack.tsx';
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
  const [shown, setShown] = useState<readonly Alert[]>([]);
  const add = (tone: AlertTone, text: string) => {
    const id = (shown.at(-1)?.id ?? 0) + 1;
    setShown([...shown, { id, tone, text, count: 1 }]);
  };
  return (
    <div className="gallery-row">
      {alerts.map(([tone, name, text]) => (
        <Button key={tone} variant="line" onClick={() => add(tone, say(...text))}>
          {say(...name)}
        </Button>
      ))}
      <AlertStack
        alerts={shown}
        onDismiss={(id) => setShown(shown.filter((one) => one.id !== id))}
        labels={{
          close: say('Uyarıyı kapat', 'Close the alert'),
          more: (count) => say(`+${count} uyarı daha`, `+${count} more`),
          times: (count) => say(`${count} kez`, `${count} times`),
        }}
      />
    </div>
  );
}

export const noticeParts: readonly Part[] = [
  {
    id: 'alert-box',
    title: ['Uyarı kutusu', 'Alert box'],
    use: [
      'Sitenin uyarıları; en çok üçü görünür, her biri beş saniye durur, üstündeyken bekler, ekran okuyucuya söylenir.',
      'The alerts of the site; at most three are shown, each stays five seconds, waits under a pointer and is spoken.',
    ],
    code: `<AlertStack
  alerts={[{ id: 1, tone: 'success', text: t('deposit_done'), count: 1 }]}
  onDismiss={(id) => dismiss(id)}
  labels={{ close, more: (count) => \`+\${count}\`, times: (count) => \`×\${count}\` }}
/>`,
    Show: Alerts,
  },
];
