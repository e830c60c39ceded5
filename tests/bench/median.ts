/** The middle of the values; of an even number, the higher of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/**
 * How much dearer `subject` is than `reference`: both are run in turn, so that a busy machine slows
 * both, and the median of the pairs' ratios is taken.
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

/** Processor time of this process, in microseconds. */
async function measureCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system);
}
