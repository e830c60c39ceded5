import type { IncomingMessage, ServerResponse } from 'node:http';

import { startCompanionServer } from '../companion-server/companion-server.ts';
import type { CompanionServer } from '../companion-server/companion-server.ts';
import {
  answerAfterEffect,
  endsEarly,
  faultFrom,
  PlannedFaults,
} from '../companion-server/planned-faults.ts';
import { BodyError, readFields } from '../companion-server/request-body.ts';
import { sendJson } from '../razorpay/json-response.ts';
import { bodyOf, handledCall, hasToken, type Portal } from './portal-calls.ts';
import { PortalDocuments } from './portal-documents.ts';
import { PortalEWayBills } from './portal-e-way-bills.ts';
import { DECLINED, PORTAL_CALLS, REFUSED_ANSWERS } from './portal-faults.ts';

/**
 * Starts a stand-in for a GST Suvidha Provider with the e-invoice and e-way bill systems behind it. Nothing is kept
 * after it closes, and nothing leaves this machine. Rejects when the port is not available.
 */
export function startTaxPortal(options: { port: number; host: string }): Promise<CompanionServer> {
  const portal: Portal = {
    documents: new PortalDocuments(),
    bills: new PortalEWayBills(),
    faults: new PlannedFaults(),
    ahead: 0,
  };
  return startCompanionServer({
    ...options,
    handle: (request, response) => answer(portal, request, response),
  });
}

async function answer(
  portal: Portal,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://portal');
  if (url.pathname.startsWith('/control')) {
    await answerControl(portal, request, response, url);
    return;
  }
  const fields = await readFields(request).catch(() => ({}));
  const handled = handledCall(portal, request, url, fields);
  if (!handled) {
    sendJson(response, { status: 404, body: { success: false } });
    return;
  }
  const fault = portal.faults.take(handled.call);
  if (fault && (await endsEarly(fault, response, REFUSED_ANSWERS))) return;
  if (hasToken(handled, request.headers)) {
    const body = bodyOf(handled, request.headers);
    await answerAfterEffect(fault, { status: 200, body }, response);
  } else {
    sendJson(response, { status: 401, body: { error: 'invalid_token' } });
  }
}

/** For tests: what was registered, faults, the clock, and an empty portal. */
async function answerControl(
  portal: Portal,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
): Promise<void> {
  try {
    const body = await readFields(request);
    if (request.method === 'DELETE') clear(portal);
    if (request.method === 'POST') change(portal, pathname, body);
    const [documents, bills] = [portal.documents.list(), portal.bills.list()];
    sendJson(response, { status: 200, body: { documents, bills } });
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    sendJson(response, { status: 400, body: { error: error.message } });
  }
}

function change(portal: Portal, pathname: string, body: Record<string, unknown>): void {
  if (pathname === '/control/faults') portal.faults.add(faultFrom(body, PORTAL_CALLS, DECLINED));
  if (pathname === '/control/clock') portal.ahead = Number(body.aheadMs ?? 0);
}

function clear(portal: Portal): void {
  for (const part of [portal.documents, portal.bills, portal.faults]) part.clear();
  portal.ahead = 0;
}
