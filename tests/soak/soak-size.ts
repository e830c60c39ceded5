/** The full size of each long test, by file name prefix. */
const SOAK_SIZES = {
  /** random sequences of thirty actions by shoppers, staff, the gateway and time */
  'shop-model': 2000,
  /** ways in which concurrent requests interleave */
  interleavings: 10_000,
  /** problem orders of more than twenty kinds */
  'troubled-sale': 5000,
  /** random carts with prices as specified and with tax included */
  'price-modes': 1_000_000,
  /** parcels and pickups of returns at a courier aggregator that fails */
  'courier-parcels': 1000,
  /** orders with payments, refunds, disputes, exchanges and settlements in any order */
  'order-history': 10_000,
} as const;

export type LongTest = keyof typeof SOAK_SIZES;

/** KARGHA_SOAK_SHARE=0.01 runs a hundredth of the full size. Throws for an invalid share. */
export function soakShare(): number {
  const share = Number(process.env.KARGHA_SOAK_SHARE ?? '1');
  if (!(share > 0 && share <= 1))
    throw new Error('KARGHA_SOAK_SHARE must be above 0 and at most 1.');
  return share;
}

export function soakSize(test: LongTest): number {
  return Math.max(1, Math.round(SOAK_SIZES[test] * soakShare()));
}
