import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import { chromiumAdvice, describeChromium, findChromium } from '../machine/find-chromium.ts';
import { findPgbench, findPostgres, oldestPostgres } from '../machine/find-postgres.ts';
import { findPinnedChromium, mayPinChromium, provenMajor } from '../machine/pinned-chromium.ts';
import type { Finding } from './finding.ts';

const gib = 1024 ** 3;
const neededDiskBytes = 2 * gib;
const neededMemoryBytes = gib;

/** Checks of the machine: Node, npm, disk, memory, Chromium, PostgreSQL. */
export function machineFindings(root: string): Finding[] {
  return [
    nodeFinding(),
    npmFinding(),
    diskFinding(root),
    memoryFinding(),
    chromiumFinding(),
    ...postgresFindings(),
  ];
}

function nodeFinding(): Finding {
  const own = spawnSync('node', ['--version'], { encoding: 'utf8' }).stdout?.trim();
  const machine = own && own !== process.version ? `; the machine's own is ${own}` : '';
  return { state: 'ok', subject: 'Node', text: `runs on ${process.version}${machine}` };
}

function npmFinding(): Finding {
  const version = spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (version) return { state: 'ok', subject: 'npm', text: version };
  return {
    state: 'warn',
    subject: 'npm',
    text: 'not found on the path',
    advice: 'Install npm; it comes with Node.',
  };
}

function diskFinding(root: string): Finding {
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  const text = `${(free / gib).toFixed(1)} GiB free`;
  if (free >= neededDiskBytes) return { state: 'ok', subject: 'disk', text };
  return {
    state: 'warn',
    subject: 'disk',
    text,
    advice: 'Free disk space: libraries, database and pictures need 2 GiB.',
  };
}

function memoryFinding(): Finding {
  const text = `${(freemem() / gib).toFixed(1)} GiB free, ${availableParallelism()} cores`;
  if (freemem() >= neededMemoryBytes) return { state: 'ok', subject: 'memory', text };
  return {
    state: 'warn',
    subject: 'memory',
    text,
    advice: 'Free memory: building the site needs about 1 GiB.',
  };
}

function chromiumFinding(): Finding {
  const isChosen = Boolean(process.env['CHROMIUM_PATH']);
  if (!isChosen && mayPinChromium() && findPinnedChromium() === undefined) {
    return { state: 'ok', subject: 'Chromium', text: `${provenMajor} is installed when it is first needed` };
  }
  const chromium = findChromium();
  if (chromium === undefined) {
    return { state: 'warn', subject: 'Chromium', text: 'browser tests cannot run', advice: chromiumAdvice };
  }
  return { state: 'ok', subject: 'Chromium', text: `${describeChromium(chromium)} (${chromium})` };
}

function postgresFindings(): Finding[] {
  const installed = findPostgres();
  const pgbench = findPgbench();
  return [
    installed === undefined
      ? {
          state: 'ok',
          subject: 'PostgreSQL',
          text: `none of version ${oldestPostgres} or newer is installed; the embedded one is used`,
        }
      : {
          state: 'ok',
          subject: 'PostgreSQL',
          text: `${installed.major} in ${installed.binFolder}; tests use it too`,
        },
    pgbench === undefined
      ? {
          state: 'warn',
          subject: 'pgbench',
          text: 'not found, so bench:wallet has no comparison',
          advice:
            'Install PostgreSQL ("apt-get install postgresql postgresql-contrib" on Debian and Ubuntu).',
        }
      : { state: 'ok', subject: 'pgbench', text: pgbench },
  ];
}
