import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { loadBrands } from './load-brands.ts';
import { fillSupportOrigin } from './fill-support-origin.ts';

const brands = loadBrands(join(import.meta.dirname, '../../../brands'));
const supported = brands.filter(({ options }) => options.web_live_support?.includes('{support_origin}'));

describe('live support', () => {
  it('is offered by several brands', () => {
    expect(supported.length).toBeGreaterThan(2);
  });

  it('has the origin of the support desk', () => {
    for (const brand of supported) {
      const { options } = fillSupportOrigin(brand, 'http://localhost:3001');
      expect(options.web_live_support).toContain('src="http://localhost:3001/support/chat.js"');
      expect(JSON.stringify(options)).not.toContain('{support_origin}');
    }
  });

  it('is left out if there is no desk, unless it needs none', () => {
    const [first] = supported;
    if (!first) throw new Error('no brand has live support');
    expect(fillSupportOrigin(first, undefined).options.web_live_support).toBeUndefined();
    const own = { ...first, options: { ...first.options, web_live_support: '<b>0850 000 00 00</b>' } };
    expect(fillSupportOrigin(own, undefined).options.web_live_support).toBe('<b>0850 000 00 00</b>');
  });
});
