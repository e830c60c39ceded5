import type { Dispute, Downtime, Settlement } from '../store/account-entities.ts';
import type { Order, Payment, Refund } from '../store/entities.ts';
import { secondsNow } from '../store/seconds-now.ts';

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed'
  | 'refund.speed_changed'
  | `payment.dispute.${DisputeEvent}`
  | 'settlement.processed'
  | `payment.downtime.${'started' | 'updated' | 'resolved'}`;

type DisputeEvent = 'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed';

export interface EventEntities {
  payment?: Payment;
  order?: Order;
  refund?: Refund;
  dispute?: Dispute;
  settlement?: Settlement;
  'payment.downtime'?: Downtime;
}

export type EmitEvent = (event: EventName, entities: EventEntities) => void;

const ACCOUNT_ID = 'acc_KarghaSandbox0';

/** The raw body of a webhook call (razorpay.com/docs/webhooks): a snapshot of the entities. */
export function webhookBody(event: EventName, entities: EventEntities): string {
  const idWithHint = Object.entries(entities);
  return JSON.stringify({
    entity: 'event',
    account_id: ACCOUNT_ID,
    event,
    contains: idWithHint.map(([name]) => name),
    payload: Object.fromEntries(
      idWithHint.map(([name, entity]) => [name, { entity: entity as unknown }]),
    ),
    created_at: secondsNow(),
  });
}
