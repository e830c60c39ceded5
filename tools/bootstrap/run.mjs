// Entry point of every npm script. Needs only Node, installs missing packages, then runs a task of tools/tasks.
// Usage: node tools/bootstrap/run.mjs <task> [arguments]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The oldest supported minor release of each Node line. Later lines are always supported. */
const OLDEST_RELEASES = { 20: 19, 22: 13 };
const NEWER_LINES_FROM = 24;
const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

requireNode();
process.chdir(projectRoot);
if (!isInstalled()) install();
await handOver();

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major >= NEWER_LINES_FROM || minor >= (OLDEST_RELEASES[major] ?? Infinity)) return;
  fail(`Kargha needs Node 20.19, 22.13 or 24 and newer. This is ${process.versions.node}.`);
}

/** npm writes a lockfile of what it installed; it must match ours, package by package. */
function isInstalled() {
  const installedFile = join(projectRoot, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const locked = packagesOf(join(projectRoot, 'package-lock.json'));
  const installed = packagesOf(installedFile);
  return Object.entries(locked).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || installed[path]?.version === version,
  );
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

function install() {
  process.stdout.write('Installing packages from the lockfile (about a minute, once) …\n');
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  // No package needs its install script.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...first, 'ci', ...flags], {
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) fail('Could not install the packages. See the output above.');
}

async function handOver() {
  const { register } = await import('tsx/esm/api');
  register();
  const { runTask } = await import('../tasks/main.ts');
  const [name, ...rest] = process.argv.slice(2);
  process.exit(await runTask(name, rest));
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
