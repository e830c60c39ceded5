import { buildForSuite } from './build-task.ts';
import { findSuiteTests } from './changed-tests.ts';
import { runCommand } from './command.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { print } from './print.ts';
import { execAllInSuite } from './suite-task.ts';
import { vitestCommand } from './vitest-command.ts';

const LINTED = /\.(?:[cm]?[jt]sx?)$/;
const FORMATTED = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|css|html)$/;

/**
 * Formatting, lint and tests of what changed since a commit (`npm run test:changed -- main`; by default since the
 * last commit). Unit and component tests are chosen by imports, tests that need the suite by subject.
 */
export async function testChanged([since = 'HEAD']: string[]): Promise<number> {
  const changed = await filesChangedSince(since);
  if (changed === undefined) return 1;
  if (changed.length === 0) {
    print(`Nothing has changed since ${since}.`);
    return 0;
  }
  const codes = [
    await runOnFiles('oxfmt --check', changed, FORMATTED),
    await runOnFiles('oxlint', changed, LINTED),
    await runImportTests(since),
    await runSuiteTests(changed),
  ];
  return Math.max(...codes);
}

async function filesChangedSince(since: string): Promise<string[] | undefined> {
  const [changed, added] = await Promise.all(
    [
      `git diff --name-only --diff-filter=d ${since}`,
      'git ls-files --others --exclude-standard',
    ].map((line) => runCommand(line, { output: 'collect' })),
  );
  if (changed?.code === 0 && added?.code === 0) {
    return `${changed.output}\n${added.output}`.split('\n').filter((file) => file !== '');
  }
  print(changed?.output ?? '');
  return undefined;
}

async function runOnFiles(command: string, changed: string[], kind: RegExp): Promise<number> {
  const files = changed.filter((file) => kind.test(file));
  return files.length === 0 ? 0 : (await runCommand([...command.split(' '), ...files])).code;
}

async function runImportTests(since: string): Promise<number> {
  const line = vitestCommand(
    ['unit', 'web', 'thorough'],
    [`--changed ${since}`, '--passWithNoTests'],
  );
  return (await runCommand(line)).code;
}

async function runSuiteTests(changed: string[]): Promise<number> {
  const trackedTests = await runCommand('git ls-files tests --cached --others --exclude-standard', {
    output: 'collect',
  });
  const tests = trackedTests.output.split('\n').filter((file) => file.endsWith('.test.ts'));
  const { rules, functions, e2e } = findSuiteTests(changed, tests);
  const files = [...rules, ...functions, ...e2e];
  if (files.length === 0) return 0;
  if (e2e.length > 0 && !(await ensureBrowser())) return 1;
  const built = await buildForSuite();
  return built === 0
    ? execAllInSuite([vitestCommand(['rules', 'functions', 'e2e'], files)])
    : built;
}
