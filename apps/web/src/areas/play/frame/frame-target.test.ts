import { describe, expect, it } from 'vitest';

import { frameTarget } from './frame-target.ts';

const OWN = 'https://brand.example';

describe('the frame of a launch', () => {
  it('shows an address in a sandbox, and exchanges messages with its origin only', () => {
    const target = frameTarget({ type: 'url', url: 'https://games.example/a?b=1', script_host: null }, OWN);
    expect(target).toEqual({
      src: 'https://games.example/a?b=1',
      sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
      origin: 'https://games.example',
      sendTo: 'https://games.example',
    });
  });

  it('passes markup to the host of scripts, whose document has no origin', () => {
    const script_host = 'https://scripts.example/host';
    const target = frameTarget({ type: 'script', url: '<b>game</b>', script_host }, OWN);
    expect(target).toMatchObject({ src: script_host, origin: 'null', sendTo: '*', markup: '<b>game</b>' });
    expect(target?.sandbox).not.toContain('allow-same-origin');
  });

  it.each([
    ['url', `${OWN}/PlayGame/1`, null],
    ['url', 'https://brand.example:443/', null],
    ['url', 'javascript:alert(1)', null],
    ['url', 'data:text/html,<script>1</script>', null],
    ['url', 'blob:https://games.example/1', null],
    ['url', '/PlayGame/1', null],
    ['url', '', null],
    ['script', '<script>1</script>', null],
    ['script', '<script>1</script>', `${OWN}/_support/web`],
    ['script', 'https://games.example/', 'javascript:alert(1)'],
  ] as const)('does not exist for %s %s at %s', (type, url, script_host) => {
    expect(frameTarget({ type, url, script_host }, OWN)).toBeUndefined();
  });

  it('never lets a frame navigate the site or leave its sandbox', () => {
    for (const type of ['url', 'script'] as const) {
      const launch = { type, url: 'https://games.example/', script_host: 'https://scripts.example/' };
      expect(frameTarget(launch, OWN)?.sandbox).not.toMatch(/top-navigation|escape-sandbox|modals|downloads/);
    }
  });
});
