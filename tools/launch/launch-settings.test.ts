import { describe, expect, it } from 'vitest';
import { readLaunchSettings } from './launch-settings.ts';

describe('readLaunchSettings', () => {
  it('has defaults for missing and empty variables', () => {
    expect(readLaunchSettings({ PORT: '' }, '/srv/baize')).toEqual({
      host: '127.0.0.1',
      port: 3000,
      sandboxPort: 3001,
      databaseUrl: undefined,
      dataFolder: '/srv/baize/.data',
    });
  });

  it('reads the environment', () => {
    const env = { HOST: '0.0.0.0', PORT: '8080', SANDBOX_PORT: '8081', DATA_FOLDER: '/var/baize' };
    expect(readLaunchSettings(env, '/srv/baize')).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      sandboxPort: 8081,
      dataFolder: '/var/baize',
    });
  });

  it('reads the address of the owner beside that of the site, but not alone', () => {
    const [DATABASE_URL, DATABASE_OWNER_URL] = ['postgres://site:p@db/baize', 'postgres://owner:p@db/baize'];
    expect(readLaunchSettings({ DATABASE_URL, DATABASE_OWNER_URL }, '/')).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseOwnerUrl: DATABASE_OWNER_URL,
    });
    expect(() => readLaunchSettings({ DATABASE_OWNER_URL }, '/')).toThrow('without DATABASE_URL');
  });

  it.each(['0', '65536', '3000.5', '-1', 'http', '0x10', ' 3000'])('refuses the port %j', (PORT) => {
    expect(() => readLaunchSettings({ PORT }, '/')).toThrow(`PORT is "${PORT}"`);
  });

  it('serves metrics on a separate port if set, on loopback by default', () => {
    expect(readLaunchSettings({ METRICS_PORT: '9464' }, '/').metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
    });
    expect(readLaunchSettings({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }, '/').metrics).toEqual({
      host: '10.0.0.7',
      port: 9464,
    });
    for (const METRICS_PORT of ['0', '3000', '3001', 'x'])
      expect(() => readLaunchSettings({ METRICS_PORT }, '/')).toThrow('METRICS_PORT is');
  });

  it('refuses one port for both', () => {
    expect(() => readLaunchSettings({ PORT: '3001' }, '/')).toThrow('PORT and SANDBOX_PORT are both 3001');
  });
});
