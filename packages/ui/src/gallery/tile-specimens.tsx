import { useState } from 'react';

import type { LinkComponent } from '../link.ts';
import { TileSkeleton } from '../surfaces/skeleton.tsx';
import { Avatar } from '../tiles/avatar.tsx';
import { Badge, type BadgeTone } from '../tiles/badge.tsx';
import { GameTile } from '../tiles/game-tile.tsx';
import { LiveFacts, type LiveResult } from '../tiles/live-facts.tsx';
import { Rail } from '../tiles/rail.tsx';
import { TileFilm } from '../tiles/tile-film.tsx';
import { Specimen } from './specimen.tsx';

export interface TileSpecimensProps {
  pictures: { portrait: readonly string[]; landscape: readonly string[] };
  linkAs?: LinkComponent | undefined;
}

const games = [
  ['Ejder Hazinesi', 'Kuzgun'],
  ['Neon Yediler', 'Lodos', 'Yeni', 'accent'],
  ['Üç Deniz', 'Tulpar'],
  ['Sultan Lambası', 'Lodos', 'Jackpot', 'money'],
  ['Hayalet Konak', 'Nazar'],
  ['Lav Madeni', 'Pera Games', 'Popüler', 'plain'],
  ['Şansın Uzun mu Uzun Adlı Işıklı Çarkı', 'İncir Ağacı Oyun Atölyesi'],
  ['Gece Kurdu', 'Tulpar'],
  ['Buz Krallığı', 'Kuzgun'],
] as const satisfies readonly (readonly [string, string, string?, BadgeTone?])[];

const lastResults: readonly LiveResult[] = [
  { text: '32', tone: 'red' },
  { text: '15', tone: 'black' },
  { text: '0', tone: 'green' },
  { text: 'K', tone: 'blue' },
  { text: '5', tone: 'amber' },
];

/** One of the films of the demo; where it is not served, the picture stays. */
const SAMPLE_FILM = '/films/banner-ejder-hazinesi-tall.mp4';

const turns = { previousLabel: 'Geri', nextLabel: 'İleri' };

function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}

function GameRail({ pictures, linkAs }: TileSpecimensProps) {
  const [stars, setStars] = useState<readonly string[]>(['Üç Deniz']);
  const toggle = (name: string) =>
    setStars((known) => (known.includes(name) ? known.filter((star) => star !== name) : [...known, name]));
  return (
    <Rail
      title="Popüler Slotlar"
      note="2.140 oyun"
      more={{ href: '#', label: 'Tümü' }}
      linkAs={linkAs}
      {...turns}
    >
      {games.map(([name, studio, badge, tone], index) => (
        <GameTile
          key={name}
          name={name}
          studio={studio}
          href="#"
          linkAs={linkAs}
          picture={{ src: at(pictures.portrait, index) }}
          badge={badge && { label: badge, tone }}
          favourite={{
            pressed: stars.includes(name),
            label: `${name} favorilere ekle`,
            onToggle: () => toggle(name),
          }}
          play={{ label: 'Oyna', href: '#' }}
          demo={{ label: 'Demo', href: '#' }}
          info={{ label: 'Bilgi', href: '#' }}
        />
      ))}
    </Rail>
  );
}

function LiveRail({ pictures, linkAs }: TileSpecimensProps) {
  const tables = ['Pera Rulet', 'Blackjack Salon 7', 'Bakara VIP', 'Şans Çarkı', 'Ejder Kaplan'];
  return (
    <Rail
      title="Canlı Casino"
      note="64 masa açık"
      shape="live"
      more={{ href: '#', label: 'Tümü' }}
      linkAs={linkAs}
      {...turns}
    >
      {tables.map((name, index) => (
        <GameTile
          key={name}
          name={name}
          href="#"
          linkAs={linkAs}
          shape="landscape"
          picture={{ src: at(pictures.landscape, index) }}
          below={
            <LiveFacts
              liveLabel="Canlı"
              staleLabel={index === 4 ? 'Güncel değil' : undefined}
              players={{ count: String(214 - index * 37), label: 'oyuncu' }}
              results={index === 1 ? undefined : { label: 'Son sonuçlar', list: lastResults }}
              seats={
                index === 1
                  ? { label: '2 boş koltuk', taken: [true, true, false, true, false, true, true] }
                  : undefined
              }
              limits="₺5 – ₺25.000"
              line="Elif · Sahne Live"
            />
          }
        />
      ))}
    </Rail>
  );
}

/** Games, tables, their rails and small marks. */
export function TileSpecimens(props: TileSpecimensProps) {
  return (
    <>
      <GameRail {...props} />
      <LiveRail {...props} />
      <Rail title="Yükleniyor" {...turns}>
        {games.map(([name]) => (
          <TileSkeleton key={name} />
        ))}
      </Rail>
      <Specimen title="Filmli oyun" layout="columns">
        <GameTile
          name="Gece Kurdu"
          studio="Tulpar"
          href="#"
          linkAs={props.linkAs}
          shape="landscape"
          picture={{ src: at(props.pictures.landscape, 0) }}
          film={<TileFilm src={SAMPLE_FILM} />}
          play={{ label: 'Oyna', href: '#' }}
        />
      </Specimen>
      <Specimen title="Rozetler ve baş harfler">
        <Badge>Yeni</Badge>
        <Badge tone="money">Jackpot</Badge>
        <Badge tone="plain">Popüler</Badge>
        <Badge tone="live">Canlı</Badge>
        <Avatar initials="EK" />
        <Avatar initials="ŞÖ" size="large" />
      </Specimen>
    </>
  );
}
