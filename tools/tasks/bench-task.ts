import { buildForSuite } from './build-task.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { execInSuite } from './suite-task.ts';

export async function bench(args: string[]): Promise<number> {
  if (!(await ensureBrowser())) return 1;
  const built = await buildForSuite();
  if (built !== 0) return built;
  return execInSuite(`node --import tsx tests/bench/bench.ts ${args.join(' ')}`);
}
