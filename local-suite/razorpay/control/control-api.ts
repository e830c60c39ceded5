import type { IncomingMessage, ServerResponse } from 'node:http';

import { isFromThisMachine } from '../../companion-server/loopback.ts';
import { readFields } from '../../companion-server/request-body.ts';
import { matchRoute } from '../../companion-server/routes.ts';
import type { Route } from '../../companion-server/routes.ts';
import { ApiError } from '../api-error.ts';
import { ACCOUNT_CONTROLS } from './account-controls.ts';
import type { ControlHandler, ControlRequest } from './control-request.ts';
import { readChosen } from './pay-fields.ts';
import { readFlag, readFault, readLimits, readOutcome, readSwitches } from './control-fields.ts';
import { sendJson } from '../json-response.ts';
import { checkoutResult, payOrder } from '../checkout/pay-order.ts';
import { errorResponse } from '../error-response.ts';
import { failRefund } from '../store/refunds.ts';
import type { Sandbox } from '../sandbox.ts';

const CONTROL_ROUTES: Route<ControlHandler>[] = [
  ...ACCOUNT_CONTROLS,
  { method: 'POST', path: '/control/orders/:id/pay', handler: pay },
  { method: 'POST', path: '/control/faults', handler: addFault },
  { method: 'POST', path: '/control/limits', handler: setLimits },
  { method: 'POST', path: '/control/webhooks', handler: updateWebhookSwitches },
  { method: 'POST', path: '/control/webhooks/:eventId/send', handler: resend },
  { method: 'POST', path: '/control/refunds/:id/fail', handler: markRefundFailed },
  { method: 'GET', path: '/control/state', handler: ({ sandbox }) => stateOf(sandbox) },
  { method: 'DELETE', path: '/control', handler: reset },
];

/** Handles `/control`, for tests and the dashboard. Only this machine may call it. */
export async function answerControlCall(
  sandbox: Sandbox,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (!isFromThisMachine(request)) {
      throw new ApiError('The control API is only available on this machine.', { status: 403 });
    }
    const match = matchRoute(CONTROL_ROUTES, request.method, url.pathname);
    if (match === undefined) throw new ApiError('Unknown control.', { status: 404 });
    const fields = await readFields(request);
    const body = match.handler({ sandbox, params: match.params, fields });
    sendJson(response, { status: 200, body });
  } catch (error) {
    sendJson(response, errorResponse(error));
  }
}

/** Newest last. */
function stateOf({ store, webhookSender, faults, limits }: Sandbox): object {
  return {
    orders: store.orders(),
    payments: store.payments(),
    refunds: store.refunds(),
    disputes: [...store.disputes.values()],
    documents: [...store.documents.values()],
    settlements: [...store.settlements.values()],
    balance: store.balance,
    downtimes: [...store.downtimes.values()],
    webhooks: webhookSender.deliveries(),
    webhookSwitches: webhookSender.switches,
    faults: faults.list(),
    limits: { largestAmount: limits.largestAmount },
  };
}

function pay({ sandbox, params, fields }: ControlRequest): object {
  const outcome = readOutcome(fields);
  const deliversWebhook = readFlag(fields.deliverWebhook, 'deliverWebhook');
  const context = deliversWebhook ? sandbox : { store: sandbox.store, emit: () => undefined };
  const payment = payOrder(context, params.id ?? '', readChosen(fields), outcome);
  return checkoutResult(payment, sandbox.credentials.keySecret);
}

function addFault({ sandbox: { faults }, fields }: ControlRequest): object {
  faults.add(readFault(fields));
  return { faults: faults.list() };
}

function setLimits({ sandbox: { limits }, fields }: ControlRequest): object {
  limits.largestAmount = readLimits(fields).largestAmount;
  return { largestAmount: limits.largestAmount };
}

function updateWebhookSwitches({ sandbox: { webhookSender }, fields }: ControlRequest): object {
  webhookSender.set(readSwitches(fields));
  if (readFlag(fields.release, 'release')) webhookSender.set({ hold: false });
  const held = webhookSender.deliveries().filter(({ status }) => status === 'held').length;
  return { ...webhookSender.switches, held };
}

function resend({ sandbox: { webhookSender }, params }: ControlRequest): object {
  if (webhookSender.resend(params.eventId ?? '')) return { sent: params.eventId };
  throw new ApiError('Event not found.', { status: 404 });
}

function markRefundFailed({ sandbox, params }: ControlRequest): object {
  const refund = sandbox.store.refund(params.id ?? '');
  failRefund(sandbox, refund);
  return refund;
}

function reset({ sandbox }: ControlRequest): object {
  sandbox.reset();
  return stateOf(sandbox);
}
