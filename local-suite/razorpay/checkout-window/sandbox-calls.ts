import type { CheckoutAnswer } from '../checkout/checkout-api.ts';
import type { Outcome } from '../control/control-fields.ts';
import type { InstrumentChoice } from '../store/payment-instrument.ts';
import type { WindowOptions } from './window-messages.ts';

export interface PayableOrder {
  id: string;
  /** In paise. */
  amount: number;
  status: 'created' | 'attempted' | 'paid';
}

/** Rejects with the sandbox's error message. */
export async function fetchOrder({ key, orderId }: WindowOptions): Promise<PayableOrder> {
  const path = `/v1/checkout/orders/${encodeURIComponent(orderId)}`;
  return call<PayableOrder>(`${path}?key_id=${encodeURIComponent(key)}`);
}

export async function payOrder(
  options: WindowOptions,
  instrument: InstrumentChoice,
  outcome: Outcome,
): Promise<CheckoutAnswer> {
  const { email, contact } = options.prefill;
  return call<CheckoutAnswer>('/v1/checkout/payments', {
    ...instrument,
    key_id: options.key,
    order_id: options.orderId,
    description: options.description,
    email,
    contact,
    outcome,
  });
}

/** Reports that the window closed before the payment had a result. Works during page unload. */
export function leavePayment({ key }: WindowOptions, paymentId: string): void {
  const address = `/v1/checkout/payments/${paymentId}/left?key_id=${encodeURIComponent(key)}`;
  navigator.sendBeacon(address);
}

async function call<Answer>(address: string, body?: object): Promise<Answer> {
  const response = await fetch(address, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer = (await response.json()) as Answer & { error?: { description: string } };
  if (response.ok) return answer;
  throw new Error(answer.error?.description ?? 'Something went wrong. Please try again.');
}
