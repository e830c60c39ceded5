import { buildForSuite } from './build-task.ts';
import { runCommand } from './command.ts';

/** Runs every bench and compares with the budgets; non-zero when one is over. */
export async function bench(args: string[]): Promise<number> {
  const built = await buildForSuite();
  if (built !== 0) return built;
  const { code } = await runCommand(`node --import tsx tests/bench/bench.ts ${args.join(' ')}`);
  return code;
}
