import { buildForSuite } from './build-task.ts';
import { execInSuite } from './suite-task.ts';

export async function bench(args: string[]): Promise<number> {
  const built = await buildForSuite();
  if (built !== 0) return built;
  return execInSuite(`node --import tsx tests/bench/bench.ts ${args.join(' ')}`);
}
