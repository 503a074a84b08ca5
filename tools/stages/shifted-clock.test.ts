import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeSharedMemory, shiftedEnvironment, writeClockLibrary } from './shifted-clock.ts';

const now = new Date('2026-11-28T12:00:00.400Z');

describe('shiftedEnvironment', () => {
  it.each([
    ['2026-11-29T12:00:30Z', '+86430s'],
    ['2026-11-28T00:00:00Z', '-43200s'],
  ])('adds the way to %s to the time of every program', (at, offset) => {
    const env = shiftedEnvironment({ at: new Date(at), library: '/lib/libfaketime.so.1' }, now);
    expect(env).toMatchObject({ FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: '1' });
    expect(env['LD_PRELOAD']?.split(':')[0]).toBe('/lib/libfaketime.so.1');
  });
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-clock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('leaves waits to the C library, which the library finds by their names', () => {
  const file = path.join(folder, 'libfaketime.so.1');
  writeFileSync(file, 'ELF\0time\0epoll_wait\0epoll_pwait\0wait\0code\0epoll_wait\0epoll_pwait\0');
  const copies = mkdtempSync(path.join(folder, 'run-'));
  const copy = writeClockLibrary(file, copies);
  expect(copy).toBe(path.join(copies, 'libfaketime.so.1'));
  expect(readFileSync(copy, 'utf8')).toBe(
    'ELF\0time\0_poll_wait\0_poll_pwait\0wait\0code\0epoll_wait\0epoll_pwait\0',
  );
});

it('removes the shared memory of processes that have ended', () => {
  const kept = [`faketime_shm_${process.pid}`, 'PostgreSQL.99999999', 'sem.other_99999999'];
  const left = ['faketime_shm_99999999', 'sem.faketime_sem_99999999'];
  for (const name of [...kept, ...left]) writeFileSync(path.join(folder, name), '');
  removeSharedMemory(folder);
  expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
});
