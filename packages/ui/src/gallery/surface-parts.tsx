import { useState } from 'react';

import { Button } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import { Money } from '../data/money.tsx';
import { Accordion } from '../surfaces/accordion.tsx';
import { AlertDialog } from '../surfaces/alert-dialog.tsx';
import { Dialog } from '../surfaces/dialog.tsx';
import { FeltPanel, Panel } from '../surfaces/panel.tsx';
import { Skeleton } from '../surfaces/skeleton.tsx';
import type { Part } from './part.ts';
import { States } from './states.tsx';
import { useSay } from './words.ts';

function Panels() {
  const say = useSay();
  return (
    <div className="gallery-columns">
      <Panel className="gallery-card">
        <h4>{say('Yatırım limitiniz', 'Your deposit limit')}</h4>
        <p>{say('Bu ay ₺3.184 yatırdınız.', 'You deposited ₺3,184 this month.')}</p>
      </Panel>
      <FeltPanel className="gallery-card">
        <h4>{say('Kart jackpot', 'Card jackpot')}</h4>
        <Money text={say('₺4.812.306,47', '₺4,812,306.47')} className="gallery-jackpot" />
        <Button>{say('Oyna', 'Play')}</Button>
      </FeltPanel>
    </div>
  );
}

function Accordions() {
  const say = useSay();
  return (
    <div className="gallery-columns">
      <Accordion name="specimen" summary={<b>{say('Hızlı havale', 'Fast transfer')}</b>} open>
        <p>
          {say(
            'Adınıza kayıtlı banka hesabından, üç dakikada hesabınızda.',
            'From a bank account in your name, in your account within three minutes.',
          )}
        </p>
      </Accordion>
      <Accordion name="specimen" summary={<b>ParaKöprü</b>}>
        <p>{say('Cüzdanınızdan anında.', 'At once from your wallet.')}</p>
      </Accordion>
    </div>
  );
}

function Dialogs() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="gallery-row">
      <Button variant="line" onClick={() => setOpen(true)}>
        {say('Pencereyi aç', 'Open the dialog')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={say('Hoş geldiniz', 'Welcome')}
        closeLabel={say('Kapat', 'Close')}
      >
        <Field label={say('Kullanıcı adı', 'Username')} icon="user" autoComplete="off" />
        <Button size="large" wide onClick={close}>
          {say('Giriş yap', 'Log in')}
        </Button>
      </Dialog>
    </div>
  );
}

function AlertDialogs() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="gallery-row">
      <Button variant="line" onClick={() => setOpen(true)}>
        {say('Soruyu aç', 'Open the question')}
      </Button>
      <AlertDialog
        open={isOpen}
        title={say('1 saattir oynuyorsunuz', 'You have been playing for 1 hour')}
        text={say('Oyun siz seçene kadar durdu.', 'The game is stopped until you choose.')}
      >
        <Button variant="line" size="large" wide onClick={close}>
          {say('Devam et', 'Continue')}
        </Button>
      </AlertDialog>
    </div>
  );
}

function Skeletons() {
  return (
    <States
      layout="wide"
      states={['loading']}
      renderState={() => (
        <Panel className="gallery-card">
          <Skeleton className="gallery-skeleton-round" round />
          <Skeleton className="gallery-skeleton-title" />
          <Skeleton className="gallery-skeleton-line" />
        </Panel>
      )}
    />
  );
}

export const surfaceParts: readonly Part[] = [
  {
    id: 'panel',
    title: ['Pano ve çuha', 'Panel and felt'],
    use: [
      'Her katman bir ton yukarıda; çuha, evin imza yüzeyi.',
      'Each layer is one step lighter; felt is the signature surface.',
    ],
    code: `<Panel className="p-4">…</Panel>
<FeltPanel className="p-6">
  <h2>{jackpot.name}</h2>
  <Money text={formatAmount(jackpot.amount)} className="text-36 font-bold" />
</FeltPanel>`,
    Show: Panels,
  },
  {
    id: 'accordion',
    title: ['Akordeon', 'Accordion'],
    use: ['Aynı adı taşıyanlardan biri açıktır.', 'One of those with the same name is open.'],
    code: `<Accordion name="methods" summary={<b>{method.name}</b>} open>
  <p>{method.description}</p>
</Accordion>`,
    Show: Accordions,
  },
  {
    id: 'dialog',
    title: ['Pencere', 'Dialog'],
    use: [
      'Geniş ekranda ortada, telefonda alttan bir sayfa; Escape ve dışına basmak kapatır.',
      'In the middle of wide screens, a sheet from below on phones; Escape and a press beside it close it.',
    ],
    code: `<Dialog open={isOpen} onClose={close} title={t('welcome')} closeLabel={t('close')}>
  <Field label={t('username')} icon="user" />
  <Button size="large" wide>{t('log_in')}</Button>
</Dialog>`,
    Show: Dialogs,
  },
  {
    id: 'alert-dialog',
    title: ['Seçim isteyen pencere', 'Dialog that needs a choice'],
    use: [
      'Yalnızca içindeki bir seçim kapatır; Escape ve dışına basmak kapatmaz.',
      'Only a choice in it closes it, not Escape or a press beside it.',
    ],
    code: `<AlertDialog open={isDue} title={t('check_title')} text={t('check_text')}>
  <Button variant="line" size="large" wide>{t('continue')}</Button>
</AlertDialog>`,
    Show: AlertDialogs,
  },
  {
    id: 'skeleton',
    title: ['İskelet', 'Skeleton'],
    use: [
      'Gelecek olanın tam biçiminde; az hareket isteyende durur.',
      'In the exact shape of what comes; it is still for those who ask for less motion.',
    ],
    code: `<Skeleton className="h-5 w-3/4" />
<Skeleton className="size-16" round />`,
    Show: Skeletons,
  },
];
