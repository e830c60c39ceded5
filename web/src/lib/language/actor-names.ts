/** Who did it, where it was no member of staff: the records' own words, and how staff read them. */
export const ACTOR_NAMES: Readonly<Record<string, string>> = {
  shopper: 'Customer',
  browser: 'Customer’s browser',
  webhook: 'Payment service',
  gateway: 'Payment service',
  sweeper: 'Automatic',
  expiry: 'Automatic',
  schedule: 'Automatic',
};
