import { runCommand } from './command.ts';
import { print } from './print.ts';
import { vitestCommand } from './vitest-command.ts';

interface CheckStep {
  name: string;
  line: string;
}

/** Longest first, so that two lanes end at about the same time. */
const STEPS: CheckStep[] = [
  { name: 'unit tests', line: vitestCommand(['unit']) },
  { name: 'lint and types', line: 'oxlint' },
  { name: 'formatting', line: 'oxfmt --check .' },
  { name: 'imports', line: 'depcruise domain web functions local-suite sample-shop tests tools' },
  { name: 'unused code', line: 'knip' },
  { name: 'words', line: 'node --import tsx tools/words/check-words.ts' },
  { name: 'portability', line: 'node --import tsx tools/portability/check-portability.ts' },
];

const LANES = 2;

export async function check(): Promise<number> {
  const queue = [...STEPS];
  const codes: number[] = [];
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) codes.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return codes.every((code) => code === 0) ? 0 : 1;
}

async function runStep({ name, line }: CheckStep): Promise<number> {
  const started = performance.now();
  const { code, output } = await runCommand(line, { output: 'collect' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${code === 0 ? '✔' : '✖'} ${name} (${seconds} s)`);
  if (code !== 0) print(output);
  return code;
}
