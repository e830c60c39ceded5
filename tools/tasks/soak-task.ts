import { execInSuite } from './suite-task.ts';
import { buildForSuite } from './build-task.ts';

/** The long tests at their full size: hours, on two cores. KARGHA_SOAK_SHARE makes them shorter. */
export async function soak(args: string[]): Promise<number> {
  const built = await buildForSuite();
  if (built !== 0) return built;
  return execInSuite(['vitest run --maxWorkers=1 --project soak', ...args].join(' '));
}
