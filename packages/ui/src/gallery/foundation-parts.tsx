import { Money } from '../data/money.tsx';
import { Icon } from '../icons/icon.tsx';
import { iconNames } from '../icons/icon-names.ts';
import type { Part } from './part.ts';
import { useSay, type Words } from './words.ts';

/** What a brand's tokens are for, by their names. */
const swatches: readonly (readonly [string, Words])[] = [
  ['bg', ['Sayfa', 'Page']],
  ['s1', ['Yüzey 1', 'Surface 1']],
  ['s2', ['Yüzey 2', 'Surface 2']],
  ['s3', ['Yüzey 3', 'Surface 3']],
  ['line', ['Çizgi', 'Line']],
  ['control', ['Denetim kenarı', 'Control border']],
  ['felt', ['Çuha', 'Felt']],
  ['felt-2', ['Çuha, alt', 'Felt, below']],
  ['accent', ['Eylem', 'Action']],
  ['accent-soft', ['Eylem, hafif', 'Action, soft']],
  ['money', ['Para', 'Money']],
  ['ok', ['Tamam', 'Success']],
  ['info', ['Bilgi', 'Info']],
  ['warn', ['Uyarı', 'Warning']],
  ['danger', ['Hata', 'Danger']],
  ['focus', ['Odak', 'Focus']],
];

function Colours() {
  const say = useSay();
  return (
    <ul className="gallery-swatches">
      {swatches.map(([name, use]) => (
        <li key={name}>
          <span style={{ background: `var(--${name})` }} />
          <b>{say(...use)}</b>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

const sizes = [
  ['36', 40],
  ['28', 34],
  ['22', 28],
  ['18', 26],
  ['16', 24],
  ['14', 20],
  ['12', 16],
] as const;

function Type() {
  const say = useSay();
  return (
    <ul className="gallery-type">
      {sizes.map(([size, line]) => (
        <li key={size}>
          <code>
            {size}/{line}
          </code>
          <span
            className={Number(size) >= 22 ? 'display' : undefined}
            style={{ fontSize: `${size}px`, lineHeight: `${line}px` }}
          >
            {say('Şanslı Iğdır’da ılık bir ağustos', 'Lucky hands and quiet rooms')}{' '}
            <Money text={say('₺12.480,50', '₺12,480.50')} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Icons() {
  return (
    <ul className="gallery-icons">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

export const foundationParts: readonly Part[] = [
  {
    id: 'colours',
    title: ['Renkler', 'Colours'],
    use: [
      'Markanın sekiz girdisinden türetilir; okunmayan bir renk markayı başlatmaz.',
      'Derived from the eight inputs of a brand; a colour that cannot be read stops its start.',
    ],
    code: `<div className="bg-s1 text-ink border border-line rounded-tile" />`,
    Show: Colours,
  },
  {
    id: 'type',
    title: ['Yazı', 'Type'],
    use: [
      'Metin Onest, başlıklar markanın kendi yazısı; rakamlar hep eşit enli.',
      'Text in Onest, headings in the face of the brand; figures are always of one width.',
    ],
    code: `<h2>{t('home_popular_slots')}</h2>
<p className="text-14 text-ink-2">…</p>
<Money text={formatAmount(balance)} />`,
    Show: Type,
  },
  {
    id: 'icons',
    title: ['Simgeler', 'Icons'],
    use: [
      'Tek bir dosyadan, 20 piksel, 1,75 çizgi; npm run icons ile eklenir.',
      'From one file, 20 pixels, stroke 1.75; npm run icons adds to them.',
    ],
    code: `<Icon name="search" />
<Icon name="check" size={16} />`,
    Show: Icons,
  },
];
