import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { installOnDemand } from '../bootstrap/install-locked.mjs';
import { isProgram } from './find-program.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'tools/on-demand/chromium');
const packages = path.join(folder, 'node_modules');
const archives = path.join(packages, '@sparticuz/chromium/bin');
/** Below the packages, so that npm removes it when another version is locked. */
const unpacked = path.join(packages, '.unpacked');
const program = path.join(unpacked, 'chromium');

/** The browser with its own libraries and fonts, whatever the machine has. */
const starter = `#!/bin/sh
here="\${0%/*}"
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/headless-shell" "$@"
`;
const fontFamilies = { 'sans-serif': 'DejaVu Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono' };

/** The major version with which the tests and the screenshots are known to pass. */
export const provenMajor: number = majorOf(lockedVersion());

/** The locked Chromium if it is installed and unpacked. */
export function findPinnedChromium(): string | undefined {
  return isProgram(program) ? program : undefined;
}

/** Whether there is a locked Chromium for this kind of machine. */
export function mayPinChromium(platform: string = process.platform, arch: string = process.arch): boolean {
  return platform === 'linux' && arch === 'x64';
}

/** Installs the locked Chromium unless it is installed; undefined, and says why, if it does not run here. */
export async function installPinnedChromium(announce: (line: string) => void): Promise<string | undefined> {
  if (!mayPinChromium()) return undefined;
  try {
    const what = `Chromium ${provenMajor} (80 MB, only this once)`;
    await installOnDemand(root, 'chromium', `Installing ${what} …`);
    if (!isProgram(program)) await unpack();
  } catch (error) {
    // Somebody stopped the install, and with it the command.
    if (!(error instanceof Error) || 'signal' in error) throw error;
    announce(error.message);
    return undefined;
  }
  if (chromiumVersion(program) !== undefined) return program;
  announce(`The locked Chromium ${provenMajor} does not run on this machine.`);
  return undefined;
}

/** `'153.0.8010.0'`; undefined if it does not start. */
export function chromiumVersion(executablePath: string): string | undefined {
  const { status, stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? /\d+(?:\.\d+)+/.exec(stdout)?.[0] : undefined;
}

/** A remark if the tests are not known to pass with this version, else empty. */
export function unprovenVersion(version: string): string {
  if (majorOf(version) === provenMajor) return '';
  return `the tests are known to pass with Chromium ${provenMajor}`;
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

function lockedVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return dependencies['@sparticuz/chromium'] ?? '';
}

/** Into a folder of its own that is then renamed, because others may unpack at the same time, or be killed while they do. */
async function unpack(): Promise<void> {
  const own = `${unpacked}-${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  const { extract } = createRequire(path.join(folder, 'package.json'))('tar-fs') as {
    extract(target: string): NodeJS.WritableStream;
  };
  const archive = (name: string) => createReadStream(path.join(archives, name));
  await Promise.all([
    pipeline(
      archive('chromium.br'),
      createBrotliDecompress({ chunkSize: 2 ** 21 }),
      createWriteStream(path.join(own, 'headless-shell'), { mode: 0o755 }),
    ),
    pipeline(archive('al2023.tar.br'), createBrotliDecompress(), extract(own)),
    pipeline(archive('swiftshader.tar.br'), createBrotliDecompress(), extract(own)),
  ]);
  writeFileSync(path.join(own, 'fonts.conf'), fontSettings());
  writeFileSync(path.join(own, 'chromium'), starter, { mode: 0o755 });
  try {
    renameSync(own, unpacked);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!isProgram(program)) throw error;
  }
}

function fontSettings(): string {
  const aliases = Object.entries(fontFamilies).map(
    ([generic, family]) =>
      `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    '<dir prefix="relative">../dejavu-fonts-ttf/ttf</dir>',
    '<cachedir prefix="xdg">fontconfig</cachedir>',
    ...aliases,
    '</fontconfig>',
    '',
  ].join('\n');
}
