import { describe, expect, it } from 'vitest';
import { formatSummary } from './summary.ts';

const summary = {
  host: '127.0.0.1',
  port: 3000,
  sandboxPort: 3001,
  brands: [
    { slug: 'lumen', name: 'Lumen', isDefault: false },
    { slug: 'baize', name: 'Baize', isDefault: true },
  ],
  player: { username: 'demo', password: 'Demo1234' },
  dataFolder: '/srv/baize/.data',
};

describe('formatSummary', () => {
  it('starts with the default brand and aligns the rest', () => {
    const lines = formatSummary(summary).split('\n').filter(Boolean);
    expect(lines).toEqual([
      'Baize is ready.',
      '  Baize        http://localhost:3000',
      '  Lumen        http://lumen.localhost:3000',
      '  Demo player  demo with password Demo1234',
      '  API          http://localhost:3000/_api/docs',
      '  Parts        http://localhost:3000/__ui',
      '  Sandbox      http://localhost:3001 (mail and SMS: /inbox, payments: /gateway, games: /studio)',
      '  Data         /srv/baize/.data',
      'Ctrl-C stops it and keeps the data.',
    ]);
  });

  it('names another host as given', () => {
    expect(formatSummary({ ...summary, host: '10.0.0.5' })).toContain('http://10.0.0.5:3000/_api/docs');
  });
});
