// Plain JavaScript, for whatever Node there is: `node scripts/run.mjs FILE.ts [ARGUMENTS]` runs a script of the project
// and `node scripts/run.mjs TOOL [ARGUMENTS]` a tool of its packages. Where this Node is too old, the one that came
// with the install does it; where there is none, a sentence says so.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describeWrongNode, findInstalledNode } from '../src-main/platform/nodeVersion.mjs';

const { argv, arch, env, execPath, platform } = process;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules');
const [, entry = '', name = '', ...rest] = argv;
const isScript = /\.[jt]s$/.test(name);

const problem = describeWrongNode(process.versions.node, Boolean(env.npm_command));
const node = problem === null ? execPath : findInstalledNode(packages, platform, arch);

if (!existsSync(join(packages, 'zod', 'package.json'))) {
  fail('Racketeer is not installed yet; run "npm ci" first.');
} else if (node === null) {
  fail(problem ?? '');
} else if (isScript && problem === null) {
  const script = join(root, name);
  process.argv = [execPath, script, ...rest];
  await import(pathToFileURL(script).href);
} else if (isScript) {
  handOver(node, [entry, name, ...rest]);
} else {
  handOver(name, rest);
}

/**
 * Runs a program in the place of this one; what it starts finds the right Node first, then the tools.
 * @param {string} command
 * @param {string[]} args
 */
function handOver(command, args) {
  const paths = [dirname(node ?? ''), join(packages, '.bin'), env.PATH ?? ''];
  const child = spawn(command, args, {
    env: { ...env, PATH: paths.join(delimiter) },
    stdio: 'inherit',
    // Tools are command files there.
    shell: platform === 'win32' && !isScript,
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', () => fail(problem ?? `${command} cannot be run; run "npm ci" first.`));
  child.once('close', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** @param {string} sentence */
function fail(sentence) {
  process.stderr.write(sentence + '\n');
  process.exitCode = 1;
}
