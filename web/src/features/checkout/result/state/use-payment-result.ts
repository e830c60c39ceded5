import { useEffect, useRef, useState } from 'react';

import type { PurchasedLine } from '@kargha/domain/shopping/payment-attempt';
import type { Sentence } from '@kargha/domain/messages/sentence';
import type { CheckoutState } from '@kargha/domain/payments/payment-endpoints';
import { PAYMENT_MESSAGES } from '@kargha/domain/payments/payment';
import { ApiError } from '#lib/server/api-client.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { readOrderPayment, type OrderKey } from '../../payment/data/payment-api.ts';
import { forgetDraft, readDraft } from '../../state/checkout-draft.ts';
import { keepLastOrder } from './last-order.ts';
import { pollUntil, POLL_DELAYS_MS } from '../../payment/state/payment-polling.ts';
import { currentAttempt, forgetAttempt, keepAttempt } from '../../payment/state/payment-attempt.ts';
import { PAYMENT_TOPIC } from '../../state/use-checkout.ts';

/** `isSlow`: polling has stopped; the shopper may check again. */
export type PaymentUpdate =
  | { kind: 'confirming'; isSlow: boolean }
  | { kind: 'paid'; orderNumber: string }
  | { kind: 'under-review'; orderNumber: string }
  | { kind: 'failed'; message: Sentence }
  | { kind: 'unknown' };

interface ResultEvents {
  /** Called when the order of this browser's payment attempt is paid. */
  onPaid: (bought: readonly PurchasedLine[]) => void;
}

/** Polls the server until the payment is settled. Nothing in the URL is trusted. */
export function usePaymentResult(key: OrderKey, events: ResultEvents) {
  const [update, setUpdate] = useState<PaymentUpdate>({ kind: 'confirming', isSlow: false });
  const [round, setRound] = useState(0);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const { orderId, trackingToken } = key;

  useEffect(() => {
    const control = new AbortController();
    void waitForUpdate({ orderId, trackingToken }, control.signal).then((result) => {
      if (control.signal.aborted) return;
      if (result.kind === 'paid') finishPaidOrder(orderId, result.orderNumber, latest.current);
      if (result.kind === 'under-review' || result.kind === 'unknown') forgetAttempt();
      if (result.kind === 'failed') showFailure(result.message);
      setUpdate(result);
    });
    return () => control.abort();
  }, [orderId, trackingToken, round]);

  function checkAgain() {
    setUpdate({ kind: 'confirming', isSlow: false });
    setRound(round + 1);
  }

  return { update, checkAgain };
}

async function waitForUpdate(key: OrderKey, signal: AbortSignal): Promise<PaymentUpdate> {
  if (key.orderId === '') return { kind: 'unknown' };
  const result = await pollUntil(() => readUpdate(key), [0, ...POLL_DELAYS_MS], signal);
  return result ?? { kind: 'confirming', isSlow: true };
}

/** Undefined while the payment is open, and when the server cannot be reached. */
async function readUpdate(key: OrderKey): Promise<PaymentUpdate | undefined> {
  try {
    return paymentUpdateFrom(await readOrderPayment(key));
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return isUnknown ? { kind: 'unknown' } : undefined;
  }
}

function paymentUpdateFrom({
  payment,
  needsPatience,
  orderNumber,
}: CheckoutState): PaymentUpdate | undefined {
  if (needsPatience) return { kind: 'under-review', orderNumber };
  switch (payment) {
    case 'success':
      return { kind: 'paid', orderNumber };
    case 'failed':
      return { kind: 'failed', message: PAYMENT_MESSAGES.failedToast };
    case 'cancelled':
      return { kind: 'failed', message: PAYMENT_MESSAGES.cancelledToast };
    case 'pending':
      return undefined;
  }
}

/** Clears the cart only when this browser paid this order, not when an old link is opened. */
function finishPaidOrder(orderId: string, orderNumber: string, { onPaid }: ResultEvents): void {
  showToast({ ...PAYMENT_TOPIC, tone: 'success', message: PAYMENT_MESSAGES.success });
  const attempt = currentAttempt();
  if (attempt?.orderId !== orderId) return;
  const { bought, total } = attempt;
  const customer = readDraft();
  const isFirst = keepLastOrder({ orderId, orderNumber, paymentId: '', total, bought, customer });
  forgetAttempt();
  forgetDraft();
  if (isFirst) onPaid(bought);
}

/** Keeps the receipt: the same order may still be paid. */
function showFailure(message: Sentence): void {
  showToast({ ...PAYMENT_TOPIC, tone: 'error', message });
  const attempt = currentAttempt();
  if (attempt) keepAttempt({ ...attempt, isHandedIn: false });
}
