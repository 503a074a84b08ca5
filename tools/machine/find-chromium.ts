import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import path from 'node:path';
import { findOnPath, isProgram, versionsIn } from './find-program.ts';

/** The headless shell draws the same pages with a fifth less processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Debian's, the first that there is. */
const packages = ['chromium-headless-shell', 'chromium'];
const cachedPlaces = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-linux/headless_shell',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium: CHROMIUM_PATH, one on the search path, or one downloaded by Playwright. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] || path.join(homedir(), '.cache/ms-playwright');
  const cached = versionsIn(cache)
    .filter((name) => name.startsWith('chromium'))
    .flatMap((name) => cachedPlaces.map((place) => path.join(cache, name, place)));
  return findOnPath(names) ?? cached.find(isProgram);
}

export const chromiumAdvice =
  'No Chromium was found: install one ("apt-get install chromium" as root on Debian and Ubuntu), or set ' +
  'CHROMIUM_PATH to its executable.';

/** Finds a Chromium or, if permitted, installs Debian's; undefined if there is none. */
export function requireChromium(announce: (line: string) => void): string | undefined {
  const found = findChromium();
  if (found !== undefined || !mayInstall()) return found;
  announce('Installing Chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...step: string[]): boolean => {
    const { status, stderr } = spawnSync('apt-get', step, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    if (status !== 0) announce(stderr.toString().trim());
    return status === 0;
  };
  run('update', '-qq');
  packages.some((name) => run('install', '-y', '-qq', '--no-install-recommends', name));
  return findChromium();
}

function mayInstall(): boolean {
  const isRoot = process.getuid?.() === 0;
  return isRoot && process.env['CHROMIUM_PATH'] === undefined && findOnPath(['apt-get']) !== undefined;
}
