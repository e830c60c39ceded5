/** Labels for automatic actors in stored records. */
export const ACTOR_NAMES: Readonly<Record<string, string>> = {
  shopper: 'Customer',
  browser: 'Customer’s browser',
  webhook: 'Payment service',
  gateway: 'Payment service',
  courier: 'Courier',
  sweeper: 'Automatic',
  expiry: 'Automatic',
  schedule: 'Automatic',
};
