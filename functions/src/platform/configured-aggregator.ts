import { courierAccount } from './courier-account.ts';
import type { CourierAggregator } from './courier-aggregator.ts';
import { delhiveryAggregator } from './delhivery-aggregator.ts';
import { shiprocketAggregator } from './shiprocket-aggregator.ts';

/** Null when this deployment books at no aggregator and no courier. */
export function configuredAggregator(): CourierAggregator | null {
  const account = courierAccount();
  if (!account) return null;
  return account.service === 'delhivery'
    ? delhiveryAggregator(account)
    : shiprocketAggregator(account);
}
