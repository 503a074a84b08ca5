// All scripts of package.json start here: `node tools/bootstrap.mjs tools/<tool>.ts [arguments]`. This file and its
// folder are plain JavaScript, because the machine's Node may be too old to run TypeScript.
import { spawn } from 'node:child_process';
import { accessSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installNode24, nodeProblem, runsTypeScript } from './bootstrap/find-node.mjs';
import { installLocked } from './bootstrap/install-locked.mjs';
import { InstallStopped } from './bootstrap/run-npm-ci.mjs';
import { watchParent } from './bootstrap/watch-parent.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Tools that need no development dependencies: `npm ci --omit=dev` is enough for them. */
const productionTools = new Set([
  'tools/build-site.ts',
  'tools/ledger-prove.ts',
  'tools/maintenance.ts',
  'tools/serve.ts',
]);
const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Prints one sentence for a person and ends with exit code 1. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs the tool in this process, whose Node is new enough. */
async function runHere(toolPath) {
  module.enableCompileCache?.(path.join(root, 'node_modules', '.cache', 'compile'));
  if (process.channel) {
    // The older Node that started us has the other end: if it is killed, this process must end as well.
    process.channel.unref();
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  }
  process.argv.splice(1, 1);
  await import(pathToFileURL(toolPath).href);
}

/**
 * Runs this file again with the locked Node. The child has its own process group, so that it gets Ctrl-C, which the
 * terminal sends to the whole group and npm sends again, exactly once, from us.
 */
function runWith(nodePath) {
  const child = spawn(nodePath, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Programs that a tool starts by name, such as the test runner, use the same Node.
    env: { ...process.env, PATH: `${path.dirname(nodePath)}${path.delimiter}${process.env.PATH ?? ''}` },
    detached: true,
  });
  let lastForwardedMs = -Infinity;
  for (const signal of forwardedSignals) {
    process.on(signal, () => {
      if (performance.now() - lastForwardedMs < 500) return;
      lastForwardedMs = performance.now();
      child.kill(signal);
    });
  }
  child.once('error', (error) =>
    refuse(`The installed Node 24 does not run on this machine (${error.message}).`),
  );
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of forwardedSignals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

async function main() {
  const problem = nodeProblem(process.versions.node);
  if (problem) refuse(problem);
  const tool = process.argv[2];
  if (!tool) refuse('Say which tool to run: node tools/bootstrap.mjs tools/<tool>.ts');
  const toolPath = path.resolve(root, tool);
  try {
    accessSync(toolPath);
  } catch {
    refuse(`There is no tool at ${tool}.`);
  }
  process.chdir(root);
  // With a channel, this is the newer Node that we started, and the channel ends it.
  if (!process.channel) watchParent();
  const needsNode = !runsTypeScript(process.versions.node);
  const [nodePath] = await install(productionTools.has(tool), needsNode);
  if (!needsNode) return runHere(toolPath);
  if (nodePath === undefined) {
    refuse(
      `Baize runs on Node 24 and installs it on Linux on x64 and arm64 only; this machine is ${process.platform} ` +
        `on ${process.arch} with Node ${process.versions.node}: install Node 24 or newer and start again.`,
    );
  }
  runWith(nodePath);
}

/** Installs the libraries and, if this Node is too old, a newer one concurrently; resolves to the newer Node's path. */
async function install(production, needsNode) {
  const installs = [needsNode ? installNode24(root) : undefined, installLocked(root, { production })];
  const results = await Promise.allSettled(installs);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed === undefined) return results.map(({ value }) => value);
  const { reason } = failed;
  if (!(reason instanceof InstallStopped)) refuse(reason.message);
  process.stderr.write(`${reason.message}\n`);
  process.kill(process.pid, reason.signal);
  return new Promise(() => {});
}

await main();
