import { Money } from '../data/money.tsx';
import { Icon } from '../icons/icon.tsx';
import { iconNames } from '../icons/icon-names.ts';
import { FeltPanel } from '../surfaces/panel.tsx';
import { Specimen } from './specimen.tsx';

const swatches = [
  ['bg-bg', 'bg'],
  ['bg-s1', 's1'],
  ['bg-s2', 's2'],
  ['bg-s3', 's3'],
  ['bg-felt', 'felt'],
  ['bg-felt-2', 'felt-2'],
  ['bg-accent', 'accent'],
  ['bg-accent-soft', 'accent-soft'],
  ['bg-money', 'money'],
  ['bg-danger', 'danger'],
  ['bg-warn', 'warn'],
  ['bg-info', 'info'],
] as const;

/** Colours, type and drawings, on which all parts stand. */
export function FoundationSpecimens() {
  return (
    <>
      <Specimen title="Renkler">
        {swatches.map(([className, name]) => (
          <span key={name} className="grid gap-1 text-12 text-ink-3">
            <span className={`${className} size-16 rounded-tile border border-line`} />
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen title="Yazı" layout="stack">
        <div className="grid gap-2">
          <p className="display text-36">Şanslı Iğdır’da ığıl ığıl çağlayan</p>
          <h1>Masa hazır, ilk el bizden ₺5.000</h1>
          <p className="text-16">
            Pijamalı hasta yağız şoföre çabucak güvendi. <Money text="₺12.480,50" />
          </p>
          <p className="text-ink-2">İkincil metin: kurallar, limitler ve oranlar açıkça yazılır.</p>
          <p className="text-12 text-ink-3">Küçük metin: ı ve i, ş ve ğ ayrı okunur.</p>
          <p>
            <Money text="+₺1.250,00" tone="gain" /> <Money text="−₺300,00" tone="loss" />
          </p>
        </div>
        <FeltPanel className="grid gap-1 p-6">
          <h2>Kart Jackpot</h2>
          <p className="text-ink-2">86 oyunda ortak havuz</p>
          <Money text="₺4.812.306,47" className="text-36 font-bold" />
        </FeltPanel>
      </Specimen>
      <Specimen title="Simgeler">
        {iconNames.map((name) => (
          <span key={name} title={name} className="grid size-11 place-items-center text-ink-2">
            <Icon name={name} />
          </span>
        ))}
      </Specimen>
    </>
  );
}
