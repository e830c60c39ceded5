import { useRef, useState } from 'react';

import type { VerifyPaymentRequest } from '@kargha/domain/checkout-request';
import type { CustomerInfo } from '@kargha/domain/customer-info';
import type { Paise } from '@kargha/domain/paise';
import { PAYMENT_MESSAGES } from '@kargha/domain/payment';
import { priceOrder } from '@kargha/domain/pricing';
import { showToast } from '#ui/toasts/toasts.ts';

import { forgetDraft } from './checkout-draft.ts';
import type { CheckoutLine } from './checkout-line.ts';
import type { CheckoutProblem } from './checkout-problem.ts';
import { keepLastOrder } from './last-order.ts';
import {
  confirmPayment,
  pay,
  type PaymentResult,
  type Purchase,
  type Shopfront,
  type Stage,
} from './pay.ts';

/** Where the shopper stands between the cart and the paid order. */
export type CheckoutStep =
  | { step: 'info'; problem?: CheckoutProblem }
  | { step: 'payment'; stage: Stage }
  | { step: 'payment'; stage: 'unconfirmed'; proof: VerifyPaymentRequest }
  | { step: 'success'; orderNumber: string; email: string; total: Paise; lines: CheckoutLine[] };

/** What a payment came to replaces what the one before came to. */
const TOPIC = { topic: 'payment' };

interface CheckoutEvents {
  shopfront: Shopfront;
  /** The order is paid and verified. */
  onPaid: () => void;
  /** The server knows other prices or less stock than the cart. */
  onOutdated: () => void;
}

interface CheckoutControls {
  current: CheckoutStep;
  payFor: (purchase: Purchase) => Promise<void>;
  checkAgain: () => Promise<void>;
  backToInfo: () => void;
}

/** Leads through the three steps. Success needs the server's word; every failure returns to the filled form. */
export function useCheckout({ shopfront, onPaid, onOutdated }: CheckoutEvents): CheckoutControls {
  const [current, setCurrent] = useState<CheckoutStep>({ step: 'info' });
  const running = useRef<{ purchase: Purchase; control: AbortController }>(undefined);

  function succeed(result: Extract<PaymentResult, { kind: 'paid' }>, paid: Purchase) {
    keepPaidOrder(result, paid);
    setCurrent({
      step: 'success',
      orderNumber: result.order.orderNumber,
      email: paid.customer.email,
      total: result.total,
      lines: [...paid.lines],
    });
    showToast({ ...TOPIC, tone: 'success', message: PAYMENT_MESSAGES.success });
    onPaid();
  }

  function show(result: PaymentResult, paid: Purchase) {
    switch (result.kind) {
      case 'paid':
        succeed(result, paid);
        return;
      case 'unconfirmed':
        setCurrent({ step: 'payment', stage: 'unconfirmed', proof: result.proof });
        showToast({ ...TOPIC, tone: 'error', message: PAYMENT_MESSAGES.verificationFailed });
        return;
      case 'refused':
        setCurrent({ step: 'info', problem: result.problem });
        onOutdated();
        return;
      default:
        setCurrent({ step: 'info' });
        showToast({ ...TOPIC, tone: 'error', message: sentenceOf(result) });
    }
  }

  async function payFor(purchase: Purchase) {
    const control = new AbortController();
    running.current = { purchase, control };
    const { signal } = control;
    const onStage = (stage: Stage) => {
      if (!signal.aborted) setCurrent({ step: 'payment', stage });
    };
    const result = await pay(purchase, shopfront, { onStage, signal });
    // Whoever went back sees the form again; only a payment that went through nevertheless is news.
    if (!signal.aborted || result.kind === 'paid') show(result, purchase);
  }

  async function checkAgain() {
    const paid = running.current?.purchase;
    if (current.step !== 'payment' || current.stage !== 'unconfirmed' || !paid) return;
    setCurrent({ step: 'payment', stage: 'verifying' });
    show(await confirmPayment(current.proof, priceOrder(paid.lines).total), paid);
  }

  function backToInfo() {
    running.current?.control.abort();
    setCurrent({ step: 'info' });
  }

  return { current, payFor, checkAgain, backToInfo };
}

function keepPaidOrder(
  { order, paymentId, total }: Extract<PaymentResult, { kind: 'paid' }>,
  { lines, customer }: { lines: readonly CheckoutLine[]; customer: CustomerInfo },
) {
  keepLastOrder({ ...order, paymentId, total, lines, customer });
  forgetDraft();
}

function sentenceOf(result: Extract<PaymentResult, { kind: 'failed' | 'cancelled' }>): string {
  return result.kind === 'failed' ? result.message : PAYMENT_MESSAGES.cancelledToast;
}
