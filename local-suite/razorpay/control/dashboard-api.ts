import type { IncomingMessage, ServerResponse } from 'node:http';

import { html } from '../../companion-server/html.ts';
import { isFromThisMachine } from '../../companion-server/loopback.ts';
import {
  answerPage,
  answerSeeOther,
  answerStylesheet,
  STYLESHEET_PATH,
} from '../../companion-server/page.ts';
import { readFields } from '../../companion-server/request-body.ts';
import { matchRoute } from '../../companion-server/routes.ts';
import type { Route } from '../../companion-server/routes.ts';
import { ApiError } from '../api-error.ts';
import { readFlag, readFault, readOutcome } from './control-fields.ts';
import { payOrder } from '../checkout/pay-order.ts';
import { dashboardPage } from './dashboard-page.ts';
import { failRefund } from '../store/refunds.ts';
import type { Sandbox } from '../sandbox.ts';

interface DashboardRequest {
  sandbox: Sandbox;
  params: Record<string, string>;
  fields: Record<string, unknown>;
}

type DashboardAction = (request: DashboardRequest) => void;

const DASHBOARD_ROUTES: Route<DashboardAction>[] = [
  { method: 'POST', path: '/people/orders/:id/pay', handler: pay },
  {
    method: 'POST',
    path: '/people/refunds/:id/fail',
    handler: ({ sandbox, params }) => failRefund(sandbox, sandbox.store.refund(params.id ?? '')),
  },
  {
    method: 'POST',
    path: '/people/faults',
    handler: ({ sandbox, fields }) => sandbox.faults.add(readFault(fields)),
  },
  {
    method: 'POST',
    path: '/people/faults/clear',
    handler: ({ sandbox }) => sandbox.faults.clear(),
  },
  { method: 'POST', path: '/people/webhooks', handler: setSwitches },
  {
    method: 'POST',
    path: '/people/webhooks/release',
    handler: ({ sandbox }) => sandbox.webhookSender.set({ hold: false }),
  },
  {
    method: 'POST',
    path: '/people/webhooks/:eventId/send',
    handler: ({ sandbox, params }) => void sandbox.webhookSender.resend(params.eventId ?? ''),
  },
  { method: 'POST', path: '/people/reset', handler: ({ sandbox }) => sandbox.reset() },
];

/** Serves the dashboard, its stylesheet and its forms. Only this machine may call it. */
export async function answerDashboardCall(
  sandbox: Sandbox,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isFromThisMachine(request)) {
    answerWithErrorPage(response, 403, 'The payment sandbox is only available on this machine.');
    return;
  }
  if (request.method === 'GET') {
    answerView(sandbox, url.pathname, response);
    return;
  }
  const match = matchRoute(DASHBOARD_ROUTES, request.method, url.pathname);
  if (match === undefined) {
    answerWithErrorPage(response, 404, 'Page not found.');
    return;
  }
  try {
    match.handler({ sandbox, params: match.params, fields: await readFields(request) });
    answerSeeOther(response, '/');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    answerWithErrorPage(response, error.status, error.message);
  }
}

function answerView(sandbox: Sandbox, pathname: string, response: ServerResponse): void {
  if (pathname === STYLESHEET_PATH) answerStylesheet(response);
  else if (pathname === '/') {
    answerPage(response, { title: 'Payment sandbox', body: dashboardPage(sandbox) });
  } else answerWithErrorPage(response, 404, 'Page not found.');
}

function answerWithErrorPage(response: ServerResponse, status: number, message: string): void {
  const body = html`<main class="masthead">
    <div>
      <h1>${message}</h1>
      <p><a href="/">Back to the payment sandbox</a></p>
    </div>
  </main>`;
  answerPage(response, { title: 'Payment sandbox', body, status });
}

function pay({ sandbox, params, fields }: DashboardRequest): void {
  payOrder(sandbox, params.id ?? '', { instrument: { method: 'upi' } }, readOutcome(fields));
}

/** Forms send a checkbox only if it is ticked. */
function setSwitches({ sandbox: { webhookSender }, fields }: DashboardRequest): void {
  webhookSender.set({
    duplicate: Number(readFlag(fields.duplicate, 'duplicate')),
    shuffle: readFlag(fields.shuffle, 'shuffle'),
    hold: readFlag(fields.hold, 'hold'),
  });
}
