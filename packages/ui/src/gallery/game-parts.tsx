import { useState } from 'react';

import { TileSkeleton } from '../surfaces/skeleton.tsx';
import { Avatar } from '../tiles/avatar.tsx';
import { Badge, type BadgeTone } from '../tiles/badge.tsx';
import { GameTile, type GameTileProps } from '../tiles/game-tile.tsx';
import { LiveFacts, type LiveFactsProps, type LiveResult } from '../tiles/live-facts.tsx';
import { Rail } from '../tiles/rail.tsx';
import { TileFilm } from '../tiles/tile-film.tsx';
import type { Part, ShowProps } from './part.ts';
import { States } from './states.tsx';
import { useSay, type Words } from './words.ts';

/** One of the films of the demo; if it is not served, the picture stays. */
const SAMPLE_FILM = '/films/banner-ejder-hazinesi-tall.mp4';

const games: readonly (readonly [name: Words, studio: string, badge?: Words, tone?: BadgeTone])[] = [
  [['Ejder Hazinesi', 'Dragon Treasure'], 'Kuzgun'],
  [['Neon Yediler', 'Neon Sevens'], 'Lodos', ['Yeni', 'New'], 'accent'],
  [['Üç Deniz', 'Three Seas'], 'Tulpar'],
  [['Sultan Lambası', 'Sultan’s Lamp'], 'Lodos', ['Jackpot', 'Jackpot'], 'money'],
  [['Hayalet Konak', 'Ghost Mansion'], 'Nazar'],
  [['Lav Madeni', 'Lava Mine'], 'Pera Games', ['Popüler', 'Popular'], 'plain'],
  [
    ['Şansın Uzun mu Uzun Adlı Işıklı Çarkı', 'The Wheel of Luck with Quite a Long Name'],
    'İncir Ağacı Oyun Atölyesi',
  ],
  [['Buz Krallığı', 'Ice Kingdom'], 'Kuzgun'],
];

function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}

/** A tile that leads nowhere. */
function SampleTile(props: Partial<GameTileProps> & Pick<GameTileProps, 'name' | 'picture'>) {
  const say = useSay();
  return (
    <GameTile
      href="#"
      play={{ label: say('Oyna', 'Play'), href: '#' }}
      demo={{ label: 'Demo', href: '#' }}
      info={{ label: say('Bilgi', 'Info'), href: '#' }}
      {...props}
    />
  );
}

function Tiles({ pictures }: ShowProps) {
  const say = useSay();
  return (
    <States
      layout="tiles"
      states={['rest', 'hover', 'focus', 'selected', 'loading']}
      renderState={(state) =>
        state === 'loading' ? (
          <TileSkeleton />
        ) : (
          <SampleTile
            name={say('Gece Kurdu', 'Night Wolf')}
            studio="Tulpar"
            picture={{ src: at(pictures.portrait, 0) }}
            badge={{ label: say('Yeni', 'New') }}
            favourite={{
              pressed: state === 'selected',
              label: say('Gece Kurdu, favori', 'Night Wolf, favourite'),
              onToggle: () => undefined,
            }}
          />
        )
      }
    />
  );
}

function useTurns() {
  const say = useSay();
  return { previousLabel: say('Geri', 'Back'), nextLabel: say('İleri', 'Forward') };
}

function GameRail({ pictures }: ShowProps) {
  const say = useSay();
  const turns = useTurns();
  const [stars, setStars] = useState<readonly number[]>([2]);
  const toggle = (index: number) =>
    setStars(stars.includes(index) ? stars.filter((star) => star !== index) : [...stars, index]);
  return (
    <Rail
      title={say('Popüler slotlar', 'Popular slots')}
      note={say('2.140 oyun', '2,140 games')}
      more={{ href: '#', label: say('Tümü', 'All') }}
      {...turns}
    >
      {games.map(([name, studio, badge, tone], index) => (
        <SampleTile
          key={name[0]}
          name={say(...name)}
          studio={studio}
          picture={{ src: at(pictures.portrait, index) }}
          badge={badge && { label: say(...badge), tone }}
          favourite={{
            pressed: stars.includes(index),
            label: `${say(...name)}, ${say('favori', 'favourite')}`,
            onToggle: () => toggle(index),
          }}
        />
      ))}
    </Rail>
  );
}

const lastResults: readonly LiveResult[] = [
  { text: '32', tone: 'red' },
  { text: '15', tone: 'black' },
  { text: '0', tone: 'green' },
  { text: 'K', tone: 'blue' },
  { text: '5', tone: 'amber' },
];

/** A table with its last results, one with its seats, one whose news is late. */
function useLiveTables(): readonly (Pick<GameTileProps, 'name'> & { facts: LiveFactsProps })[] {
  const say = useSay();
  const facts = {
    liveLabel: say('Canlı', 'Live'),
    limits: say('₺5 – ₺25.000', '₺5 – ₺25,000'),
    line: 'Elif · Sahne Live',
  };
  const players = (count: string) => ({ count, label: say('oyuncu', 'players') });
  const results = { label: say('Son sonuçlar', 'Last results'), list: lastResults };
  return [
    { name: say('Pera Rulet', 'Pera Roulette'), facts: { ...facts, players: players('214'), results } },
    {
      name: 'Blackjack Salon 7',
      facts: {
        ...facts,
        players: players('5'),
        seats: {
          label: say('2 boş koltuk', '2 free seats'),
          taken: [true, true, false, true, false, true, true],
        },
      },
    },
    {
      name: say('Ejder Kaplan', 'Dragon Tiger'),
      facts: { ...facts, players: players('61'), results, staleLabel: say('Güncel değil', 'Out of date') },
    },
  ];
}

function LiveTiles({ pictures }: ShowProps) {
  const tables = useLiveTables();
  return (
    <div className="gallery-columns">
      {tables.map(({ name, facts }, index) => (
        <GameTile
          key={name}
          name={name}
          href="#"
          shape="landscape"
          picture={{ src: at(pictures.landscape, index) }}
          below={<LiveFacts {...facts} />}
        />
      ))}
    </div>
  );
}

function Films({ pictures }: ShowProps) {
  const say = useSay();
  return (
    <div className="gallery-columns">
      <SampleTile
        name={say('Ejder Hazinesi', 'Dragon Treasure')}
        studio="Kuzgun"
        shape="landscape"
        picture={{ src: at(pictures.landscape, 0) }}
        film={<TileFilm src={SAMPLE_FILM} />}
      />
    </div>
  );
}

function Marks() {
  const say = useSay();
  return (
    <div className="gallery-row">
      <Badge>{say('Yeni', 'New')}</Badge>
      <Badge tone="money">Jackpot</Badge>
      <Badge tone="plain">{say('Popüler', 'Popular')}</Badge>
      <Badge tone="live">{say('Canlı', 'Live')}</Badge>
      <Avatar initials="EK" />
      <Avatar initials="ŞÖ" size="large" />
    </div>
  );
}

export const gameParts: readonly Part[] = [
  {
    id: 'game-tile',
    title: ['Oyun', 'Game tile'],
    use: [
      'Resim kenardan kenara, ad tek satır. Oyna ve Demo yalnız fareyle; parmak bir sayfa açar.',
      'Art from edge to edge, the name on one line. Play and Demo for a mouse; a finger opens a sheet.',
    ],
    code: `<GameTile
  name={game.name}
  studio={game.studio}
  href={gameAddress(game.id)}
  linkAs={Link}
  picture={{ src: game.picture }}
  badge={{ label: t('new') }}
  favourite={{ pressed, label: t('favourite', game), onToggle }}
  play={{ label: t('play'), href: playAddress(game.id) }}
  demo={{ label: t('demo'), href: demoAddress(game.id) }}
/>
<TileSkeleton />`,
    Show: Tiles,
  },
  {
    id: 'rail',
    title: ['Oyun rafı', 'Rail'],
    use: [
      'Kesik kenar kaydırmayı söyler; dar ekranda ok düğmeleri yoktur.',
      'The cut edge says that it scrolls; narrow screens have no arrows.',
    ],
    code: `<Rail
  title={t('popular_slots')}
  note={t('game_count', { count })}
  more={{ href: paths.casino, label: t('all') }}
  previousLabel={t('back')}
  nextLabel={t('forward')}
>
  {games.map((game) => <GameTile key={game.id} {...game} />)}
</Rail>`,
    Show: GameRail,
  },
  {
    id: 'live-tile',
    title: ['Canlı masa', 'Live table'],
    use: [
      'Son sonuçlar ya da koltuklar; haberi geciken masa bunu söyler.',
      'Last results or seats; a table whose news is late says so.',
    ],
    code: `<GameTile
  name={table.name}
  shape="landscape"
  href={tableHref}
  picture={{ src: table.picture }}
  below={
    <LiveFacts
      liveLabel={t('live')}
      players={{ count: '214', label: t('players') }}
      results={{ label: t('last_results'), list: results }}
      limits={limits}
      line={\`\${dealer} · \${studio}\`}
    />
  }
/>`,
    Show: LiveTiles,
  },
  {
    id: 'tile-film',
    title: ['Filmli oyun', 'Tile with a film'],
    use: [
      'Sayfada bir film oynar; az hareket ya da veri isteyenler resmi görür.',
      'One film of a page plays; those who ask for less motion or data see the picture.',
    ],
    code: `<GameTile
  name={game.name}
  href={gameAddress(game.id)}
  picture={{ src: game.picture }}
  film={<TileFilm src={game.film} />}
/>`,
    Show: Films,
  },
  {
    id: 'marks',
    title: ['Rozet ve baş harfler', 'Badges and initials'],
    use: ['Bir oyunda en çok bir rozet.', 'At most one badge on a game.'],
    code: `<Badge tone="money">Jackpot</Badge>
<Avatar initials="EK" />`,
    Show: Marks,
  },
];
