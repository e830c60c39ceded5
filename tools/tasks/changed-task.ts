import { buildForSuite } from './build-task.ts';
import { suiteTestsFor } from './changed-tests.ts';
import { runCommand } from './command.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { say } from './print.ts';
import { execAllInSuite } from './suite-task.ts';
import { vitestLine } from './vitest-command.ts';

const LINTED = /\.(?:[cm]?[jt]sx?)$/;
const FORMATTED = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|css|html)$/;

/**
 * Format, lint and tests of what changed since a commit (`npm run test:changed -- main`; by default since the last
 * commit): unit and component tests by their imports, tests with a running suite by their subjects.
 */
export async function testChanged([since = 'HEAD']: string[]): Promise<number> {
  const changed = await filesChangedSince(since);
  if (changed === undefined) return 1;
  if (changed.length === 0) {
    say(`Nothing has changed since ${since}.`);
    return 0;
  }
  const codes = [
    await runOn('oxfmt --check', changed, FORMATTED),
    await runOn('oxlint', changed, LINTED),
    await testImports(since),
    await testWithSuite(changed),
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
  say(changed?.output ?? '');
  return undefined;
}

async function runOn(command: string, changed: string[], kind: RegExp): Promise<number> {
  const files = changed.filter((file) => kind.test(file));
  return files.length === 0 ? 0 : (await runCommand([...command.split(' '), ...files])).code;
}

async function testImports(since: string): Promise<number> {
  const line = vitestLine(['unit', 'web', 'thorough'], [`--changed ${since}`, '--passWithNoTests']);
  return (await runCommand(line)).code;
}

async function testWithSuite(changed: string[]): Promise<number> {
  const listed = await runCommand('git ls-files tests --cached --others --exclude-standard', {
    output: 'collect',
  });
  const tests = listed.output.split('\n').filter((file) => file.endsWith('.test.ts'));
  const { rules, functions, e2e } = suiteTestsFor(changed, tests);
  const files = [...rules, ...functions, ...e2e];
  if (files.length === 0) return 0;
  const missing = e2e.length > 0 ? await ensureBrowser() : undefined;
  if (missing !== undefined) {
    say(missing);
    return 1;
  }
  const built = await buildForSuite();
  return built === 0 ? execAllInSuite([vitestLine(['rules', 'functions', 'e2e'], files)]) : built;
}
