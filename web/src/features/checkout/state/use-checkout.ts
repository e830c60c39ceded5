import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Paise } from '@kargha/domain/money/paise';
import { PAYMENT_MESSAGES } from '@kargha/domain/payments/payment';
import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { checkoutResultPath } from '#lib/addresses/paths.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { checkoutTexts } from '../checkout-texts.ts';
import { boughtLines, type BoughtLine } from './purchased-line.ts';
import { forgetDraft } from './checkout-draft.ts';
import type { CheckoutProblem } from './checkout-problem.ts';
import { confirmationOf } from './confirmed-order.ts';
import { keepLastOrder } from './last-order.ts';
import type { Purchase } from './open-checkout.ts';
import { currentAttempt, type PaymentAttempt } from './payment-attempt.ts';
import type { pay as payNow, PaymentResult, Shopfront, Stage } from './pay.ts';

/** Where the shopper stands between the cart and the paid order. */
export type CheckoutStep =
  | { step: 'info'; problem?: CheckoutProblem; isBack?: boolean }
  | { step: 'payment'; stage: Stage }
  | { step: 'success'; orderNumber: string; email: string; total: Paise; bought: Purchase };

type PaidResult = Extract<PaymentResult, { kind: 'paid' }>;
type FailedResult = Extract<PaymentResult, { kind: 'failed' | 'cancelled' }>;

/** What a payment came to replaces what the one before came to. */
export const PAYMENT_TOPIC = { topic: 'payment' };

interface CheckoutEvents {
  shopfront: Shopfront;
  /** The order is paid and verified. Called once for an order, however many tabs are told. */
  onPaid: (bought: readonly BoughtLine[]) => void;
  /** The server knows other prices or less stock than the cart. */
  onOutdated: () => void;
}

interface CheckoutControls {
  current: CheckoutStep;
  payFor: (purchase: Purchase) => Promise<void>;
  backToInfo: () => void;
}

/** Leads through the three steps. Success needs the server's word; every failure returns to the filled form. */
export function useCheckout({ shopfront, onPaid, onOutdated }: CheckoutEvents): CheckoutControls {
  const [current, setCurrent] = useState<CheckoutStep>({ step: 'info' });
  const running = useRunningPayment();
  const navigate = useNavigate();
  const { watch, stopWatching } = useLatePayment();

  function succeed(result: PaidResult, bought: Purchase) {
    const { orderId, orderNumber, trackingToken } = result.order;
    const isFirst = storePaidOrder(result, bought);
    const { email } = bought.customer;
    setCurrent({ step: 'success', orderNumber, email, total: result.total, bought });
    showToast({ ...PAYMENT_TOPIC, tone: 'success', message: PAYMENT_MESSAGES.success });
    if (isFirst) onPaid(boughtLines(bought.lines));
    // The page that they left cannot thank them.
    if (!running.isOnPage()) void navigate(checkoutResultPath(orderId, trackingToken));
    else void navigate('.', { replace: true, state: confirmationOf(orderId) });
  }

  /** Why a payment failed also stays next to the button that tries again; a shopper who cancelled it knows why. */
  function showFormAfterFailure(result: FailedResult) {
    const message = failureText(result);
    const failure =
      result.kind === 'failed' ? { problem: { message, items: [] } } : { isBack: true };
    setCurrent({ step: 'info', ...failure });
    showToast({ ...PAYMENT_TOPIC, tone: 'error', message });
  }

  function show(result: PaymentResult, purchase: Purchase) {
    switch (result.kind) {
      case 'paid':
        succeed(result, purchase);
        return;
      case 'unconfirmed':
        void navigate(checkoutResultPath(result.orderId, result.trackingToken), { replace: true });
        return;
      case 'refused':
        setCurrent({ step: 'info', problem: result.problem });
        onOutdated();
        return;
      default:
        showFormAfterFailure(result);
    }
  }

  async function payFor(purchase: Purchase) {
    const control = running.begin();
    const { signal } = control;
    let attempt: PaymentAttempt | undefined;
    stopWatching();
    const onStage = (stage: Stage) => {
      if (stage === 'window') attempt = currentAttempt();
      // Money is on its way: whoever leaves now gives nothing back.
      if (stage === 'verifying') running.end(control);
      if (!signal.aborted) setCurrent({ step: 'payment', stage });
    };
    onStage('opening');
    const result = await pay(purchase, shopfront, { onStage, signal });
    running.end(control);
    // Whoever went back sees the form again; only a payment that went through nevertheless is news.
    if (!signal.aborted || result.kind === 'paid') show(result, purchase);
    if (result.kind === 'cancelled' && attempt && running.isOnPage()) watch(attempt);
  }

  function backToInfo() {
    running.abort();
    setCurrent({ step: 'info' });
  }

  return { current, payFor, backToInfo };
}

/** The payment whose window can still be closed. It is closed, and its stock given back, when its page is left. */
function useRunningPayment() {
  const running = useRef<AbortController>(undefined);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      running.current?.abort();
    };
  }, []);

  return {
    begin: () => (running.current = new AbortController()),
    end(control: AbortController) {
      if (running.current === control) running.current = undefined;
    },
    abort: () => running.current?.abort(),
    isOnPage: () => isMounted.current,
  };
}

/** Looks after a payment whose window was left: when it comes through nevertheless, its result is shown. */
function useLatePayment() {
  const { confirmingTitle } = useTexts(checkoutTexts);
  const watching = useRef<AbortController>(undefined);
  const navigate = useNavigate();
  const stopWatching = () => watching.current?.abort();
  useEffect(() => () => watching.current?.abort(), []);

  async function watch(attempt: PaymentAttempt) {
    const { signal } = (watching.current = new AbortController());
    const loaded = await import('./late-payment.ts').catch(() => undefined);
    if (!(await loaded?.waitForLatePayment(attempt, signal))) return;
    // In the place of the sentence that it was cancelled.
    showToast({ ...PAYMENT_TOPIC, tone: 'info', message: confirmingTitle });
    void navigate(checkoutResultPath(attempt.orderId, attempt.trackingToken), { replace: true });
  }
  return { watch: (attempt: PaymentAttempt) => void watch(attempt), stopWatching };
}

/** The way to the payment window is fetched when somebody takes it. */
async function pay(...order: Parameters<typeof payNow>): Promise<PaymentResult> {
  const loaded = await import('./pay.ts').catch(() => undefined);
  if (!loaded) return { kind: 'failed', message: NETWORK_MESSAGE };
  return loaded.pay(...order);
}

/** Keeps the record of what was paid; false when another tab was first. */
function storePaidOrder({ order, paymentId, total }: PaidResult, { lines, customer }: Purchase) {
  const { orderId, orderNumber } = order;
  const bought = boughtLines(lines);
  forgetDraft();
  return keepLastOrder({ orderId, orderNumber, paymentId, total, bought, customer });
}

function failureText(result: FailedResult): string {
  return result.kind === 'failed' ? result.message : PAYMENT_MESSAGES.cancelledToast;
}
