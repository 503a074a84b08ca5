import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { BrandError } from './brand-error.ts';
import { loadBrands } from './load-brands.ts';

const brandsFolder = join(import.meta.dirname, '../../../brands');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-brands-'));
  cpSync(join(brandsFolder, 'baize'), join(folder, 'baize'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(file: string, edit: (data: Record<string, Record<string, unknown>>) => void): void {
  const path = join(folder, file);
  const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
  // Fixtures are made invalid on purpose, so only the test knows their shape.
  edit(data as Record<string, Record<string, unknown>>);
  writeFileSync(path, JSON.stringify(data));
}

function problems(): readonly string[] {
  try {
    loadBrands(folder);
  } catch (error) {
    if (error instanceof BrandError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('loadBrands', () => {
  it('gives a brand without traits their defaults', () => {
    const [brand] = loadBrands(folder);
    expect(brand?.traits).toMatchObject({ 'auth.entry': 'own', 'money.withdrawalCancel': true });
    expect(brand?.assets.get('logo.svg')).toMatchObject({
      contentType: 'image/svg+xml',
      url: expect.stringMatching(/^\/_brand\/baize\/logo\.svg\?v=[0-9a-f]{10}$/),
    });
  });

  it('reports all problems at once, with file, field and reason', () => {
    change('baize/brand.json', (data) => {
      Object.assign(data, {
        siteId: 'one',
        surprise: true,
        hosts: ['a b'],
        traits: { 'auth.entry': 'none' },
      });
      Object.assign(data['options'] ?? {}, {
        title: { tr: 'yalnız Türkçe' },
        app_url: 'javascript:alert(1)',
      });
    });
    writeFileSync(join(folder, 'baize/messages.en.json'), '{');
    expect(problems()).toEqual([
      expect.stringMatching(/^baize\/brand\.json: siteId: .*number/),
      'baize/brand.json: hosts.0: is not a host name',
      expect.stringMatching(/^baize\/brand\.json: options\.title\.en: /),
      'baize/brand.json: options.app_url: must be a path of the site or an https address',
      expect.stringMatching(/^baize\/brand\.json: traits\.auth\.entry: /),
      'baize/brand.json: surprise: is not a known field',
      expect.stringMatching(/^baize\/messages\.en\.json: is not JSON: /),
    ]);
  });

  it.each(['//evil.example', 'http://evil.example', 'app', '/a b', ''])(
    'refuses to lead to %j',
    (address) => {
      change('baize/brand.json', (data) => Object.assign(data['options'] ?? {}, { app_url: address }));
      expect(problems()).toEqual([
        'baize/brand.json: options.app_url: must be a path of the site or an https address',
      ]);
    },
  );

  it.each(['/', '/app', 'https://app.example/a?b=c'])('may lead to %j', (address) => {
    change('baize/brand.json', (data) => Object.assign(data['options'] ?? {}, { app_url: address }));
    expect(problems()).toEqual([]);
  });

  it('refuses a brand with unreadable colours', () => {
    change('baize/brand.json', (data) => Object.assign(data['theme'] ?? {}, { accentInk: '#2FBF83' }));
    expect(problems()[0]).toMatch(
      /^baize\/brand\.json: theme: --accent-ink on --accent has a contrast of 1\.\d\d and needs 4\.5$/,
    );
  });

  it('refuses CSS that loads from elsewhere and missing files', () => {
    change('baize/brand.json', (data) =>
      Object.assign(data['options'] ?? {}, {
        css: '@import "x";.a{background:url(gone.svg)}',
        logo: 'no.svg',
      }),
    );
    expect(problems()).toEqual([
      'baize/brand.json: options.css: must not import other style sheets',
      'baize/brand.json: options.logo: refers to assets/no.svg, which is missing',
      'baize/brand.json: options.css: refers to assets/gone.svg, which is missing',
    ]);
  });

  it('refuses an active domain that is none of the hosts', () => {
    change('baize/brand.json', (data) => Object.assign(data, { activeDomain: 'elsewhere.example' }));
    expect(problems()).toEqual(['baize/brand.json: activeDomain: must be one of the hosts']);
    change('baize/brand.json', (data) => Object.assign(data, { activeDomain: 'www.baize.example' }));
    expect(problems()).toEqual([]);
  });

  it('refuses an unknown trait, and an external entry without an address', () => {
    change('baize/brand.json', (data) => Object.assign(data, { traits: { 'home.confetti': true } }));
    expect(problems()).toEqual(['baize/brand.json: traits.home.confetti: is not a known field']);
    change('baize/brand.json', (data) => Object.assign(data, { traits: { 'auth.entry': 'external' } }));
    expect(problems()).toEqual([
      'baize/brand.json: traits.auth.externalUrl: is needed when auth.entry is external',
    ]);
  });

  it('refuses to require a verified phone if players cannot verify one', () => {
    const traits = { 'play.verifiedPhone': true, 'account.hiddenItems': ['phoneVerification'] };
    change('baize/brand.json', (data) => Object.assign(data, { traits }));
    expect(problems()).toEqual([
      'baize/brand.json: traits.play.verifiedPhone: needs the phoneVerification page, which account.hiddenItems hides',
    ]);
  });

  it('refuses a default interval of reality checks that is not offered', () => {
    const traits = { 'limits.realityCheckChoices': [15, 30] };
    change('baize/brand.json', (data) => Object.assign(data, { traits }));
    expect(problems()).toEqual([
      'baize/brand.json: traits.limits.realityCheckDefault: is not one of limits.realityCheckChoices',
    ]);
  });

  it.each(['Europe/Istambul', '+03:00', 'Turkey', 'UTC', ''])('refuses the time zone %j', (timeZone) => {
    change('baize/brand.json', (data) => Object.assign(data, { traits: { 'site.timeZone': timeZone } }));
    expect(problems()).toEqual([
      'baize/brand.json: traits.site.timeZone: must be a time zone such as Europe/Istanbul',
    ]);
  });

  it('refuses brands with the same host or site id, and a folder whose name is not the slug', () => {
    cpSync(join(folder, 'baize'), join(folder, 'twin'), { recursive: true });
    expect(problems()).toEqual(["twin/brand.json: slug: must be the folder's name, twin"]);
    change('twin/brand.json', (data) => Object.assign(data, { slug: 'twin' }));
    expect(problems()).toEqual([
      'twin/brand.json: siteId: 328392100 already belongs to baize',
      'twin/brand.json: hosts: localhost already belongs to baize',
      'twin/brand.json: hosts: baize.example already belongs to baize',
      'twin/brand.json: hosts: www.baize.example already belongs to baize',
    ]);
  });

  it('reports a missing folder', () => {
    expect(() => loadBrands(join(folder, 'nowhere'))).toThrow(BrandError);
  });
});
