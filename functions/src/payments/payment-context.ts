import type { KeyedIds } from '../platform/keyed-ids.ts';
import type { ScheduleExpiry } from './reservations/schedule-expiry.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';

/** What the payment use cases work with; tests hand in their own clock and gateway address. */
export interface PaymentContext {
  gateway: PaymentGateway;
  /** the public key id, which the payment window needs */
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
  ids: KeyedIds;
  /** names gift cards by their codes; its key outlives those of the gateway */
  cardKeys: KeyedIds;
  scheduleExpiry: ScheduleExpiry;
  now: () => Date;
}
