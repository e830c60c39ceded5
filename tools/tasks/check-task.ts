import { runCommand } from './command.ts';
import { say } from './say.ts';
import { vitestLine } from './vitest-line.ts';

interface CheckStep {
  name: string;
  line: string;
}

const WORKSPACES = ['domain', 'functions', 'local-suite', 'tests', 'tools', 'web'];

/** Longest first, so that two lanes end about together. */
const STEPS: CheckStep[] = [
  {
    name: 'lint of functions, tests and tools',
    line: lintLine('product', ['domain', 'functions', 'tests', 'tools', '*.{js,cjs,ts}']),
  },
  { name: 'lint of the storefront', line: lintLine('web', ['web']) },
  { name: 'lint of the local suite', line: lintLine('local-suite', ['local-suite']) },
  { name: 'unit tests', line: vitestLine(['unit']) },
  {
    name: 'types',
    line: WORKSPACES.map(
      (name) => `tsc -p ${name} --incremental --tsBuildInfoFile .cache/types/${name}.json`,
    ).join(' && '),
  },
  { name: 'unused code', line: 'knip' },
  { name: 'formatting', line: 'prettier --check . --cache --cache-location .cache/prettier' },
  { name: 'imports', line: 'depcruise domain web functions local-suite tests tools' },
];

const LANES = 2;

/** Format, lint, import rules, types, dead code and unit tests; says what fell short. */
export async function check(): Promise<number> {
  const waiting = [...STEPS];
  const codes: number[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) codes.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return codes.every((code) => code === 0) ? 0 : 1;
}

async function runStep({ name, line }: CheckStep): Promise<number> {
  const started = performance.now();
  const { code, output } = await runCommand(line, { output: 'collect' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${code === 0 ? '✔' : '✖'} ${name} (${seconds} s)`);
  if (code !== 0) say(output);
  return code;
}

/** Type-aware rules make it the longest step, so it is done in parts of about one size, each with its own cache. */
function lintLine(name: string, paths: string[]): string {
  return `eslint ${paths.join(' ')} --cache --cache-strategy content --cache-location .cache/eslint/${name}`;
}
