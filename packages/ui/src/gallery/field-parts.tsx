import { Checkbox } from '../controls/checkbox.tsx';
import { Field } from '../controls/field.tsx';
import { Select } from '../controls/select.tsx';
import type { Part } from './part.ts';
import { States } from './states.tsx';
import { useSay } from './words.ts';

const fieldStates = ['rest', 'focus', 'filled', 'error', 'disabled'] as const;

function Fields() {
  const say = useSay();
  return (
    <States
      layout="wide"
      states={fieldStates}
      renderState={(state) => (
        <Field
          label={say('E-posta', 'E-mail')}
          icon="mail"
          placeholder={say('ad@ornek.com', 'name@example.com')}
          help={say('Sıfırlama bağlantısı buraya gelir.', 'The reset link is sent here.')}
          defaultValue={
            { filled: 'elif@ornek.com', error: 'elif@', disabled: 'elif@ornek.com' }[String(state)]
          }
          error={
            state === 'error'
              ? say('Geçerli bir e-posta adresi yazın.', 'Write a valid e-mail address.')
              : undefined
          }
          disabled={state === 'disabled'}
        />
      )}
    />
  );
}

function SpecialFields() {
  const say = useSay();
  return (
    <div className="gallery-columns">
      <Field
        label={say('Şifre', 'Password')}
        type="password"
        icon="lock"
        autoComplete="off"
        defaultValue="gizli-kelime"
        reveal={{ show: say('Şifreyi göster', 'Show the password'), hide: say('Şifreyi gizle', 'Hide it') }}
      />
      <Field
        label={say('Yatırılacak tutar', 'Amount to deposit')}
        prefix="₺"
        amount
        inputMode="decimal"
        defaultValue={say('1.000', '1,000')}
        help={say('En az ₺250, en çok ₺50.000', 'At least ₺250, at most ₺50,000')}
      />
      <Field label={say('Telefon', 'Phone')} prefix="+90" inputMode="tel" placeholder="532 000 00 00" />
    </div>
  );
}

function Selects() {
  const say = useSay();
  return (
    <States
      layout="wide"
      states={fieldStates}
      renderState={(state) => (
        <Select
          label={say('Ülke', 'Country')}
          icon="globe"
          defaultValue={state === 'filled' || state === 'disabled' ? '222' : ''}
          placeholder={say('Ülke seçin', 'Choose a country')}
          error={state === 'error' ? say('Bir ülke seçin.', 'Choose a country.') : undefined}
          disabled={state === 'disabled'}
          options={[
            { value: '222', label: say('Türkiye', 'Türkiye') },
            { value: '80', label: say('Almanya', 'Germany') },
          ]}
        />
      )}
    />
  );
}

function Checkboxes() {
  const say = useSay();
  return (
    <States
      layout="wide"
      states={['rest', 'focus', 'selected', 'error', 'disabled']}
      renderState={(state) => (
        <Checkbox
          label={say('Kuralları okudum, kabul ediyorum', 'I have read the rules and accept them')}
          defaultChecked={state === 'selected'}
          disabled={state === 'disabled'}
          error={
            state === 'error'
              ? say('Devam etmek için kuralları kabul edin.', 'Accept the rules to continue.')
              : undefined
          }
        />
      )}
    />
  );
}

export const fieldParts: readonly Part[] = [
  {
    id: 'field',
    title: ['Alan', 'Field'],
    use: [
      'Etiket üstte, yardım altta; hata yardımın yerini alır.',
      'Label above, help below; an error takes the place of the help.',
    ],
    code: `<Field
  label={t('email')}
  icon="mail"
  help={t('email_help')}
  error={errors.email?.message}
  {...register('email')}
/>`,
    Show: Fields,
  },
  {
    id: 'special-fields',
    title: ['Şifre, tutar, telefon', 'Password, amount, phone'],
    use: [
      'Göz şifreyi gösterir; tutarın rakamları büyük, ön eki ayrıdır.',
      'An eye shows a password; an amount has large figures and a prefix.',
    ],
    code: `<Field
  label={t('password')}
  type="password"
  reveal={{ show: t('show'), hide: t('hide') }}
/>
<Field label={t('amount')} prefix="₺" amount inputMode="decimal" />
<Field label={t('phone')} prefix="+90" inputMode="tel" />`,
    Show: SpecialFields,
  },
  {
    id: 'select',
    title: ['Seçme alanı', 'Select'],
    use: ['Sistemin kendi listesi.', 'The system’s own list.'],
    code: `<Select
  label={t('country')}
  placeholder={t('choose_country')}
  options={countries.map(({ id, name }) => ({ value: id, label: name }))}
/>`,
    Show: Selects,
  },
  {
    id: 'checkbox',
    title: ['Onay kutusu', 'Checkbox'],
    use: [
      'Bütün satıra basılır; etiket bağlantı taşıyabilir.',
      'All of its row can be pressed; its label may hold links.',
    ],
    code: `<Checkbox label={t('accept_rules')} error={errors.rules?.message} />
<Checkbox label={studio.name} count="214" />`,
    Show: Checkboxes,
  },
];
