/** The full size of each long test. */
const SOAK_SIZES = {
  /** of thirty steps each, by shoppers, staff, the gateway and the clock */
  stories: 2000,
  /** ways in which requests meet at their steps */
  meetings: 10_000,
  /** orders in trouble of more than twenty kinds */
  orders: 5000,
} as const;

/** The part of the full size that is tried: KARGHA_SOAK_SHARE=0.01 tries a hundredth. Throws for what is no part. */
export function soakShare(): number {
  const share = Number(process.env.KARGHA_SOAK_SHARE ?? '1');
  if (!(share > 0 && share <= 1)) throw new Error('KARGHA_SOAK_SHARE lies above 0 and at most 1.');
  return share;
}

/** How much of this is tried in this run. */
export function soakSize(what: keyof typeof SOAK_SIZES): number {
  return Math.max(1, Math.round(SOAK_SIZES[what] * soakShare()));
}
