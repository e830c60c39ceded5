import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { PurchasedLine, PaymentAttempt } from '@kargha/domain/shopping/payment-attempt';
import type { Sentence } from '@kargha/domain/messages/sentence';
import type { DeliveryDays } from '@kargha/domain/shopping/delivery';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { PAYMENT_MESSAGES } from '@kargha/domain/payments/payment';
import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { checkoutResultPath } from '#lib/addresses/paths.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { checkoutTexts } from '../checkout-texts.ts';
import { purchasedLines } from '../result/state/purchased-line.ts';
import { forgetDraft } from './checkout-draft.ts';
import type { CheckoutProblem } from './checkout-problem.ts';
import { confirmationOf } from '../result/state/confirmed-order.ts';
import { forgetAttempt } from '../payment/state/payment-attempt.ts';
import { keepLastOrder } from '../result/state/last-order.ts';
import type { Purchase } from '../payment/state/open-checkout.ts';
import type {
  pay as payNow,
  PaymentResult,
  Shopfront,
  Stage,
} from '../payment/state/start-payment.ts';
import { currentAttempt } from '../payment/state/payment-attempt.ts';

export type CheckoutStep =
  | { step: 'info'; problem?: CheckoutProblem; isBack?: boolean }
  | { step: 'payment'; stage: Stage; bought: Purchase }
  | { step: 'code'; order: CodeResult['order']; bought: Purchase }
  | {
      step: 'success';
      orderNumber: string;
      trackingToken: string;
      email: string;
      total: Paise;
      toCollect: Paise;
      expected: DeliveryDays | undefined;
      bought: Purchase;
    };

type PaidResult = Extract<PaymentResult, { kind: 'paid' }>;
type CodeResult = Extract<PaymentResult, { kind: 'code' }>;
type FailedResult = Extract<PaymentResult, { kind: 'failed' | 'cancelled' }>;

/** A payment toast replaces the previous one. */
export const PAYMENT_TOPIC = { topic: 'payment' };

interface CheckoutEvents {
  shopfront: Shopfront;
  /** Called once for a paid and verified order, also with several tabs open. */
  onPaid: (bought: readonly PurchasedLine[]) => void;
  onOutdated: () => void;
}

interface CheckoutControls {
  current: CheckoutStep;
  payFor: (purchase: Purchase) => Promise<void>;
  backToInfo: () => void;
  /** The code was right. */
  placed: () => void;
}

/**
 * The three checkout steps. Only the server's confirmation leads to success; every failure returns to the filled
 * form.
 */
export function useCheckout({ shopfront, onPaid, onOutdated }: CheckoutEvents): CheckoutControls {
  const [current, setCurrent] = useState<CheckoutStep>({ step: 'info' });
  const running = useRunningPayment();
  const navigate = useNavigate();
  const { watch, stopWatching } = useLatePayment();
  const succeed = useSuccess({ setCurrent, isOnPage: running.isOnPage, onPaid });

  /** A failure is also shown next to the pay button; a cancellation needs no explanation. */
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
      case 'code':
        setCurrent({ step: 'code', order: result.order, bought: purchase });
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
      // Money is on its way: leaving now must not release the stock.
      if (stage === 'verifying') running.end(control);
      if (!signal.aborted) setCurrent({ step: 'payment', stage, bought: purchase });
    };
    onStage('opening');
    const result = await pay(purchase, shopfront, { onStage, signal });
    running.end(control);
    // After going back, only a payment that went through is shown.
    if (!signal.aborted || result.kind === 'paid') show(result, purchase);
    else if (result.kind === 'code') void release(result.order);
    if (result.kind === 'cancelled' && attempt && running.isOnPage()) watch(attempt);
  }

  function backToInfo() {
    running.abort();
    if (current.step === 'code') void release(current.order);
    setCurrent({ step: 'info' });
  }

  function placed() {
    if (current.step !== 'code') return;
    succeed({ kind: 'paid', order: current.order, paymentId: '', total: paise(0) }, current.bought);
  }

  return { current, payFor, backToInfo, placed };
}

interface SuccessEvents extends Pick<CheckoutEvents, 'onPaid'> {
  setCurrent: (step: CheckoutStep) => void;
  isOnPage: () => boolean;
}

function useSuccess({ setCurrent, isOnPage, onPaid }: SuccessEvents) {
  const navigate = useNavigate();
  const { successTitle } = useTexts(checkoutTexts);
  return (result: PaidResult, bought: Purchase) => {
    const { orderId, orderNumber, trackingToken, expectedDelivery: expected } = result.order;
    const isFirst = storePaidOrder(result, bought);
    const { email } = bought.customer;
    const { total } = result;
    const toCollect = toCollectOf(bought);
    const outcome = { total, toCollect, expected };
    setCurrent({ step: 'success', orderNumber, trackingToken, email, ...outcome, bought });
    const message = toCollect > 0 ? successTitle : PAYMENT_MESSAGES.success;
    showToast({ ...PAYMENT_TOPIC, tone: 'success', message });
    if (isFirst) onPaid(purchasedLines(bought.lines));
    // The shopper has left the page: show the success on the result page.
    if (!isOnPage()) void navigate(checkoutResultPath(orderId, trackingToken));
    else void navigate('.', { replace: true, state: confirmationOf(orderId) });
  };
}

/** Aborts the payment when the page is left: the window closes and the stock is released. */
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

/** Watches a payment whose window was closed and shows its result if it goes through after all. */
function useLatePayment() {
  const { confirmingTitle } = useTexts(checkoutTexts);
  const watching = useRef<AbortController>(undefined);
  const navigate = useNavigate();
  const stopWatching = () => watching.current?.abort();
  useEffect(() => () => watching.current?.abort(), []);

  async function watch(attempt: PaymentAttempt) {
    const { signal } = (watching.current = new AbortController());
    const loaded = await import('../payment/state/late-payment.ts').catch(() => undefined);
    if (!(await loaded?.waitForLatePayment(attempt, signal))) return;
    // Replaces the toast that said it was cancelled.
    showToast({ ...PAYMENT_TOPIC, tone: 'info', message: confirmingTitle });
    void navigate(checkoutResultPath(attempt.orderId, attempt.trackingToken), { replace: true });
  }
  return { watch: (attempt: PaymentAttempt) => void watch(attempt), stopWatching };
}

async function pay(...order: Parameters<typeof payNow>): Promise<PaymentResult> {
  const loaded = await import('../payment/state/start-payment.ts').catch(() => undefined);
  if (!loaded) return { kind: 'failed', message: NETWORK_MESSAGE };
  return loaded.pay(...order);
}

/** Returns false when another tab stored the order first. */
function storePaidOrder({ order, paymentId, total }: PaidResult, purchase: Purchase) {
  const { lines, customer } = purchase;
  const toCollect = toCollectOf(purchase);
  const { orderId, orderNumber, expectedDelivery: expected } = order;
  const bought = purchasedLines(lines);
  forgetDraft();
  forgetAttempt();
  const paid = { orderId, orderNumber, paymentId, total, toCollect, expected };
  return keepLastOrder({ ...paid, bought, customer });
}

function toCollectOf({ totals, cashOnDelivery }: Purchase): Paise {
  return paise(cashOnDelivery ? totals.total - cashOnDelivery.advance : 0);
}

/** The reservation expires in any case. */
async function release(order: CodeResult['order']): Promise<void> {
  const loaded = await import('../payment/state/open-checkout.ts').catch(() => undefined);
  await loaded?.closeCheckout(order);
}

function failureText(result: FailedResult): Sentence {
  return result.kind === 'failed' ? result.message : PAYMENT_MESSAGES.cancelledToast;
}
