/** For an even number of values, returns the higher of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Cannot compute the median of an empty list.');
  return middle;
}

/**
 * Returns how much more CPU `subject` needs than `reference`. Both run alternately, so that a busy machine slows
 * both, and the result is the median of the ratios of the pairs.
 */
export async function costRatio(
  subject: () => Promise<unknown>,
  reference: () => Promise<unknown>,
  { rounds, warmUps }: { rounds: number; warmUps: number },
): Promise<number> {
  const ratios: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const ratio = (await measureCpu(subject)) / (await measureCpu(reference));
    if (round >= 0) ratios.push(ratio);
  }
  return median(ratios);
}

/** CPU time of this process in microseconds. */
async function measureCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system);
}
