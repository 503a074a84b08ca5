import { describe, expect, it } from 'vitest';

import { routeTable } from '../routes/table.ts';
import { bodyClasses, frameParts } from './page-frame.ts';

describe('the frame', () => {
  it('is full around pages and sport, reduced in play, and absent around a bare page', () => {
    expect(frameParts('page')).toEqual({ hasBars: true, inPlay: false, isFull: true });
    expect(frameParts('sport')).toEqual(frameParts('page'));
    expect(frameParts('play')).toEqual({ hasBars: true, inPlay: true, isFull: false });
    expect(Object.values(frameParts('bare')).some(Boolean)).toBe(false);
  });

  it('puts route and frame on the body, so that styles can target a sport page on a phone', () => {
    expect(bodyClasses({ bodyClass: 'sportsbook', frame: 'sport' })).toBe('sportsbook frame-sport');
  });

  it('is the in-play one at every address that opens a game, except in a window of its own', () => {
    const playing = routeTable.filter(({ paths }) => paths.some((path) => /^\/play(?!er)/i.test(path)));
    const own = playing.filter(({ paths }) => paths[0].startsWith('/PlayGameNewWindow'));
    expect(own.map(({ frame }) => frame)).toEqual(['bare']);
    const rest = playing.filter((route) => !own.includes(route));
    expect(rest.length).toBeGreaterThan(1);
    expect(rest.map(({ frame }) => frame)).toEqual(rest.map(() => 'play'));
  });

  it('has a class on every route', () => {
    expect(routeTable.filter(({ bodyClass }) => !/^[a-z][a-z-]*$/.test(bodyClass))).toEqual([]);
  });
});
