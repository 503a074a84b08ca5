import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { GameTile } from './game-tile.tsx';
import { LiveFacts } from './live-facts.tsx';
import { Rail } from './rail.tsx';
import { TileFilm } from './tile-film.tsx';

const picture = { src: '/a.avif', srcSet: '/a.avif 240w, /b.avif 480w', sizes: '120px' };

describe('GameTile', () => {
  const markup = renderToStaticMarkup(
    <GameTile
      name="Ejder Hazinesi"
      studio="Kuzgun"
      href="/game/1"
      picture={picture}
      badge={{ label: 'Yeni' }}
      favourite={{ pressed: true, label: 'Favorilerden çıkar', onToggle: () => {} }}
      play={{ label: 'Oyna', href: '/game/1' }}
      demo={{ label: 'Demo', href: '/game/1?demo' }}
    />,
  );

  it('never nests interactive elements', () => {
    const withoutLinks = markup.replace(/<a [^>]*>((?!<\/a>).)*<\/a>/g, '');
    expect(withoutLinks).not.toContain('<a ');
    expect(markup).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<button/);
  });

  it('has its name once, as a link, and no alternative text', () => {
    expect(markup).toContain('>Ejder Hazinesi</a>');
    expect(markup).toContain('alt=""');
    expect(markup).toContain('loading="lazy"');
  });

  it('renders its actions only on hover or focus', () => {
    expect(markup).not.toContain('tile-actions');
  });

  it('shows a film over its picture, which stays if motion is unwanted', () => {
    const filmed = renderToStaticMarkup(
      <GameTile name="Kurt" href="/game/2" picture={picture} film={<i id="film" />} />,
    );
    expect(filmed).toMatch(/<img src="\/a\.avif"[^>]*\/?><i id="film">/);
    expect(renderToStaticMarkup(<TileFilm src="/films/kurt.mp4" />)).toBe('');
  });

  it('says whether it is a favourite', () => {
    expect(markup).toContain('aria-pressed="true" aria-label="Favorilerden çıkar"');
  });
});

describe('LiveFacts', () => {
  const results = { label: 'Son sonuçlar', list: [{ text: '32', tone: 'red' as const }] };
  const players = { count: '214', label: 'oyuncu' };

  it('has results and seats as text', () => {
    const markup = renderToStaticMarkup(
      <LiveFacts
        liveLabel="Canlı"
        players={players}
        results={results}
        seats={{ label: '1 boş koltuk', taken: [true, false] }}
        line="Elif"
      />,
    );
    expect(markup).toContain(
      '<ol class="live-results" aria-label="Son sonuçlar"><li data-tone="red" translate="no">32</li>',
    );
    expect(markup).toContain('1 boş koltuk');
    expect(markup).toContain('oyuncu');
  });

  it('shows nothing outdated as live', () => {
    const markup = renderToStaticMarkup(
      <LiveFacts
        liveLabel="Canlı"
        staleLabel="Güncel değil"
        players={players}
        results={results}
        line="Elif"
      />,
    );
    expect(markup).toContain('Güncel değil');
    expect(markup).not.toContain('Canlı');
    expect(markup).not.toContain('214');
  });

  it('replaces the studio of a tile', () => {
    const markup = renderToStaticMarkup(
      <GameTile
        name="Pera"
        studio="Sahne Live"
        href="/2"
        picture={picture}
        below={<LiveFacts line="Elif" />}
      />,
    );
    expect(markup).toContain('Elif');
    expect(markup).not.toContain('Sahne Live');
  });
});

describe('Rail', () => {
  it('is a named section whose link to all includes the name', () => {
    const markup = renderToStaticMarkup(
      <Rail title="Slotlar" previousLabel="Geri" nextLabel="İleri" more={{ href: '/casino', label: 'Tümü' }}>
        {[<p key="a">a</p>, <p key="b">b</p>]}
      </Rail>,
    );
    expect(markup).toMatch(/<section class="rail" aria-labelledby="([^"]+)">.*<h2 id="\1">Slotlar<\/h2>/);
    expect(markup).toContain('<x-t>Tümü</x-t><span class="visually-hidden">: Slotlar</span>');
    expect(markup.match(/<li>/g)).toHaveLength(2);
    expect(markup).toMatch(/aria-label="Geri"[^>]*disabled|disabled[^>]*aria-label="Geri"/);
  });
});
