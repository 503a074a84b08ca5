import { expect, it } from 'vitest';

import { contentPolicy } from './content-policy.ts';

it('allows only our own scripts and styles with a listed hash', () => {
  const policy = contentPolicy({
    styles: ['a{}'],
    frameOrigins: ['http://127.0.0.1:3001'],
    isDev: false,
  });
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'sha256-");
  expect(policy).toContain('frame-src http://127.0.0.1:3001');
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain("'unsafe-inline' 'self'");
  expect(policy.match(/script-src[^;]*unsafe/)).toBeNull();
});

it('allows a script in the page itself by its hash only', () => {
  const policy = contentPolicy({ styles: [], scripts: ['a()'], frameOrigins: [], isDev: false });
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[\w+/]+=*'$/);
  const developing = contentPolicy({ styles: [], scripts: ['a()'], frameOrigins: [], isDev: true });
  expect(/script-src ([^;]*)/.exec(developing)?.[1]).toBe("'self' 'unsafe-inline'");
});

it('allows no frames if there are no frame origins', () => {
  expect(contentPolicy({ styles: [], frameOrigins: [], isDev: false })).toContain("frame-src 'none'");
});

it('lets the page connect to exactly the listed addresses', () => {
  const connects = (connectSources?: readonly string[]) => {
    const policy = contentPolicy({
      styles: [],
      frameOrigins: [],
      isDev: false,
      ...(connectSources && { connectSources }),
    });
    return /connect-src [^;]*/.exec(policy)?.[0];
  };
  expect(connects()).toBe("connect-src 'self'");
  expect(connects(['wss://tables.host/ws'])).toBe("connect-src 'self' wss://tables.host/ws");
});

it('lets Vite run its worker in development, and no worker otherwise', () => {
  const workers = (isDev: boolean) =>
    /worker-src [^;]*/.exec(contentPolicy({ styles: [], frameOrigins: [], isDev }))?.[0];
  expect(workers(true)).toBe('worker-src blob:');
  expect(workers(false)).toBeUndefined();
});

it('lets only our own pages frame a page', () => {
  const policy = contentPolicy({ styles: [], frameOrigins: ['https://games.example'], isDev: false });
  expect(/frame-ancestors [^;]*/.exec(policy)?.[0]).toBe("frame-ancestors 'self'");
});
