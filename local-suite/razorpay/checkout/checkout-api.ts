import type { IncomingMessage, ServerResponse } from 'node:http';

import { readFields } from '../../companion-server/request-body.ts';
import { matchRoute } from '../../companion-server/routes.ts';
import type { Route } from '../../companion-server/routes.ts';
import { ApiError, unknownId } from '../api-error.ts';
import { outcomeFor, readAttempt } from './checkout-fields.ts';
import { readOutcome } from '../control/control-fields.ts';
import type { Payment } from '../store/entities.ts';
import { sendJson } from '../json-response.ts';
import { checkoutResult, payOrder } from './pay-order.ts';
import type { CheckoutResult } from './pay-order.ts';
import { approvePaymentLate, startPayment } from '../store/payments.ts';
import { errorResponse } from '../error-response.ts';
import type { Sandbox } from '../sandbox.ts';

/** Why a payment failed, as Checkout passes it to `payment.failed`. */
export interface CheckoutError {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { order_id: string; payment_id: string };
}

export type CheckoutAnswer =
  | { status: 'paid'; result: CheckoutResult }
  | { status: 'failed'; error: CheckoutError }
  | { status: 'waiting'; paymentId: string };

interface CheckoutRequest {
  sandbox: Sandbox;
  params: Record<string, string>;
  fields: Record<string, unknown>;
}

type CheckoutHandler = (request: CheckoutRequest) => object;

const CHECKOUT_ROUTES: Route<CheckoutHandler>[] = [
  { method: 'GET', path: '/v1/checkout/orders/:id', handler: describeOrder },
  { method: 'POST', path: '/v1/checkout/payments', handler: pay },
  { method: 'POST', path: '/v1/checkout/payments/:id/left', handler: leave },
];

/** Handles the payment window's calls. The window has the shop's public key only, no secret. */
export async function answerCheckoutCall(
  sandbox: Sandbox,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const match = matchRoute(CHECKOUT_ROUTES, request.method, url.pathname);
    if (match === undefined) throw new ApiError('The requested URL was not found on the server.');
    const fields = { ...Object.fromEntries(url.searchParams), ...(await readFields(request)) };
    checkKey(sandbox, fields.key_id);
    const body = match.handler({ sandbox, params: match.params, fields });
    sendJson(response, { status: 200, body });
  } catch (error) {
    sendJson(response, errorResponse(error));
  }
}

function checkKey({ credentials }: Sandbox, key: unknown): void {
  if (key === credentials.keyId) return;
  throw new ApiError('The api key provided is invalid', { status: 401 });
}

function describeOrder({ sandbox, params }: CheckoutRequest): object {
  const { id, amount, currency, status } = sandbox.store.order(params.id ?? '');
  return { id, amount, currency, status };
}

function pay({ sandbox, fields }: CheckoutRequest): CheckoutAnswer {
  if (typeof fields.order_id !== 'string') throw unknownId();
  const attempt = readAttempt(fields);
  const outcome = outcomeFor(attempt, readOutcome(fields));
  if (outcome === 'authorized_late') {
    return { status: 'waiting', paymentId: startPayment(sandbox, fields.order_id, attempt).id };
  }
  const payment = payOrder(sandbox, fields.order_id, attempt, outcome);
  if (outcome === 'failed') return { status: 'failed', error: errorOf(payment) };
  return { status: 'paid', result: checkoutResult(payment, sandbox.credentials.keySecret) };
}

/** The shopper closed the window before the bank answered; the bank approves soon after. */
function leave({ sandbox, params }: CheckoutRequest): object {
  const payment = sandbox.store.payment(params.id ?? '');
  const timer = setTimeout(() => {
    const isStillKnown = sandbox.store.paymentsOf(payment.order_id).includes(payment);
    if (isStillKnown) approvePaymentLate(sandbox, payment);
  }, sandbox.timing.lateApproval);
  timer.unref();
  return { id: payment.id };
}

function errorOf(payment: Payment): CheckoutError {
  return {
    code: payment.error_code ?? '',
    description: payment.error_description ?? '',
    source: payment.error_source ?? '',
    step: payment.error_step ?? '',
    reason: payment.error_reason ?? '',
    metadata: { order_id: payment.order_id, payment_id: payment.id },
  };
}
