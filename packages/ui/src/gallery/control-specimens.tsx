import { useState } from 'react';

import { Button, ButtonLink } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { Chip, RemovableChip } from '../controls/chip.tsx';
import { Field } from '../controls/field.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Pagination } from '../controls/pagination.tsx';
import { Select } from '../controls/select.tsx';
import { Tabs } from '../controls/tabs.tsx';
import { Specimen } from './specimen.tsx';

const variants = ['fill', 'money', 'line', 'quiet'] as const;

function ButtonSpecimens() {
  const [loading, setLoading] = useState(true);
  return (
    <>
      <Specimen title="Düğmeler">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} icon={variant === 'money' ? 'plus' : undefined}>
            {variant === 'money' ? 'Para Yatır' : 'Devam et'}
          </Button>
        ))}
        {variants.map((variant) => (
          <Button key={variant} variant={variant} loading={loading} onClick={() => setLoading(true)}>
            Gönderiliyor
          </Button>
        ))}
        <Button disabled>Kapalı</Button>
        <Button size="small" variant="line">
          Küçük
        </Button>
        <Button size="large">Hemen Kayıt Ol</Button>
        <ButtonLink href="#" variant="line" icon="message-circle">
          Canlı Destek
        </ButtonLink>
        <Button variant="quiet" onClick={() => setLoading(!loading)}>
          Beklemeyi değiştir
        </Button>
      </Specimen>
      <Specimen title="Simge düğmeleri">
        <IconButton icon="search" label="Oyun ara" />
        <IconButton icon="chevron-left" label="Geri" outlined />
        <IconButton icon="chevron-right" label="İleri" outlined disabled />
      </Specimen>
    </>
  );
}

function FieldSpecimens() {
  return (
    <Specimen title="Alanlar" layout="columns">
      <Field label="Kullanıcı adı" icon="user" placeholder="ornek" help="En az 2 harf" />
      <Field
        label="Şifre"
        type="password"
        icon="lock"
        defaultValue="gizli-kelime"
        reveal={{ show: 'Şifreyi göster', hide: 'Şifreyi gizle' }}
      />
      <Field label="E-posta" icon="mail" defaultValue="elif@" error="Geçerli bir e-posta adresi yazın." />
      <Field
        label="Yatırılacak tutar"
        prefix="₺"
        amount
        inputMode="decimal"
        defaultValue="1.000"
        help="En az ₺250, en çok ₺50.000"
      />
      <Field label="Telefon" prefix="+90" inputMode="tel" placeholder="532 000 00 00" />
      <Field label="Üye no" disabled defaultValue="4820317" />
      <Select
        label="Ülke"
        icon="globe"
        defaultValue=""
        placeholder="Ülke seçin"
        options={[
          { value: '222', label: 'Türkiye' },
          { value: '80', label: 'Almanya' },
        ]}
      />
      <Select
        label="Doğum yılı"
        defaultValue="2010"
        error="18 yaşını doldurmuş olmalısınız."
        options={[{ value: '2010', label: '2010' }]}
      />
      <div>
        <Checkbox label="Kuralları okudum, kabul ediyorum" defaultChecked />
        <Checkbox label="Kuzgun" count="214" />
        <Checkbox label="Kapalı seçenek" disabled />
        <Checkbox label="Kuralları okudum" error="Devam etmek için kuralları kabul edin." />
      </div>
    </Specimen>
  );
}

function ChoiceSpecimens() {
  const [sport, setSport] = useState('futbol');
  const [filtered, setFiltered] = useState(true);
  return (
    <>
      <Specimen title="Çipler">
        <Chip pressed count="214">
          Futbol
        </Chip>
        <Chip pressed={false} count="86">
          Basketbol
        </Chip>
        <Chip pressed={false} icon="star">
          Favorilerim
        </Chip>
        <Chip disabled>Kapalı</Chip>
        {filtered && (
          <RemovableChip removeLabel="Kuzgun filtresini kaldır" onRemove={() => setFiltered(false)}>
            Kuzgun
          </RemovableChip>
        )}
      </Specimen>
      <Specimen title="Sekmeler" layout="stack">
        <Tabs
          label="Spor dalı"
          selected={sport}
          onSelect={setSport}
          tabs={[
            { id: 'futbol', label: 'Futbol', count: '214' },
            { id: 'tenis', label: 'Tenis', count: '52' },
            { id: 'voleybol', label: 'Voleybol', icon: 'trophy' },
          ]}
        >
          <p className="pt-3 text-ink-2">Seçilen dal: {sport}</p>
        </Tabs>
      </Specimen>
      <Specimen title="Sayfalar" layout="stack">
        <Pagination
          label="Sayfalar"
          previousLabel="Önceki sayfa"
          nextLabel="Sonraki sayfa"
          current={7}
          last={28}
          hrefOf={(page) => `?page=${page}`}
        />
      </Specimen>
    </>
  );
}

/** Buttons, fields and choices. */
export function ControlSpecimens() {
  return (
    <>
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
    </>
  );
}
