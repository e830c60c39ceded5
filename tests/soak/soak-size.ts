/** The full size of each long test, by the beginning of its file's name. */
const SOAK_SIZES = {
  /** stories of thirty steps each, by shoppers, staff, the gateway and the clock */
  'shop-model': 2000,
  /** ways in which requests meet at their steps */
  interleavings: 10_000,
  /** orders in trouble of more than twenty kinds */
  'troubled-sale': 5000,
} as const;

export type LongTest = keyof typeof SOAK_SIZES;

/** The part of the full size that is tried: KARGHA_SOAK_SHARE=0.01 tries a hundredth. Throws for what is no part. */
export function soakShare(): number {
  const share = Number(process.env.KARGHA_SOAK_SHARE ?? '1');
  if (!(share > 0 && share <= 1)) throw new Error('KARGHA_SOAK_SHARE lies above 0 and at most 1.');
  return share;
}

/** How much of this is tried in this run. */
export function soakSize(test: LongTest): number {
  return Math.max(1, Math.round(SOAK_SIZES[test] * soakShare()));
}
