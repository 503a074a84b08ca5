import { homedir } from 'node:os';
import path from 'node:path';
import { findOnPath, isProgram, versionsIn } from './find-program.ts';
import { installPackage, mayInstallPackages } from './install-package.ts';
import {
  chromiumVersion,
  findPinnedChromium,
  installPinnedChromium,
  unprovenVersion,
} from './pinned-chromium.ts';

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

/** The path of a Chromium: CHROMIUM_PATH, the locked one if it is installed, or one of the machine. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  return findPinnedChromium() ?? findOnMachine();
}

/** One on the search path, or one downloaded by Playwright. */
function findOnMachine(): string | undefined {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] || path.join(homedir(), '.cache/ms-playwright');
  const cached = versionsIn(cache)
    .filter((name) => name.startsWith('chromium'))
    .flatMap((name) => cachedPlaces.map((place) => path.join(cache, name, place)));
  return findOnPath(names) ?? cached.find(isProgram);
}

export const chromiumAdvice =
  'No Chromium was found: install one ("apt-get install chromium" as root on Debian and Ubuntu), or set ' +
  'CHROMIUM_PATH to its executable.';

/**
 * Chooses the Chromium of CHROMIUM_PATH, else the locked one, which is installed if it is missing. Where that does not run, one of
 * the machine or, if permitted, Debian's.
 *
 * @throws Error if there is none
 */
export async function requireChromium(announce: (line: string) => void): Promise<string> {
  const found = await findOrInstall(announce);
  if (found === undefined) throw new Error(chromiumAdvice);
  return found;
}

/** Its version, and whether that is one that the tests are not known to pass with. */
export function describeChromium(executablePath: string): string {
  const version = chromiumVersion(executablePath);
  if (version === undefined) return executablePath;
  return [`Chromium ${version}`, unprovenVersion(version)].filter(Boolean).join('; ');
}

async function findOrInstall(announce: (line: string) => void): Promise<string | undefined> {
  if (process.env['CHROMIUM_PATH']) return findChromium();
  const found = (await installPinnedChromium(announce)) ?? findOnMachine();
  if (found !== undefined || !mayInstall()) return found;
  announce('Installing Chromium with apt-get …');
  installPackage(packages, announce);
  return findOnMachine();
}

function mayInstall(): boolean {
  return mayInstallPackages() && process.env['CHROMIUM_PATH'] === undefined;
}
