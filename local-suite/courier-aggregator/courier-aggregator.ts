import type { IncomingMessage, ServerResponse } from 'node:http';

import {
  startCompanionServer,
  type CompanionServer,
} from '../companion-server/companion-server.ts';
import {
  answerAfterEffect,
  endsEarly,
  faultFrom,
  FAULTS,
  type Fault,
  PlannedFaults,
  RandomFaults,
  sendHtmlError,
} from '../companion-server/planned-faults.ts';
import { BodyError, readFields } from '../companion-server/request-body.ts';
import { sendJson } from '../razorpay/json-response.ts';
import { fieldText } from '../tax-portal/portal-field.ts';
import { fileOf, findCall, isSignedIn } from './aggregator-calls.ts';
import { AGGREGATOR_CALLS } from './aggregator-handler.ts';
import { AggregatorOrders, AggregatorRefusal } from './aggregator-orders.ts';

interface Aggregator {
  orders: AggregatorOrders;
  faults: PlannedFaults<Fault>;
  random: RandomFaults;
  /** effects of calls that the shop has given up */
  late: (() => void)[];
}

const REFUSED_ANSWERS = {
  outage: { status: 503, body: { message: 'Service unavailable', status_code: 503 } },
  declined: (message: string) => ({ status: 422, body: { message, status_code: 422 } }),
};

/**
 * Starts a stand-in for a courier aggregator with the calls of Shiprocket's public REST API, and with Delhivery's. Nothing is kept after it
 * closes, and nothing leaves this machine. Rejects when the port is not available.
 */
export function startCourierAggregator(options: {
  port: number;
  host: string;
}): Promise<CompanionServer> {
  const aggregator: Aggregator = {
    orders: new AggregatorOrders(),
    faults: new PlannedFaults(),
    random: new RandomFaults(),
    late: [],
  };
  return startCompanionServer({
    ...options,
    handle: (request, response) => answer(aggregator, request, response),
  });
}

async function answer(
  aggregator: Aggregator,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const origin = `http://${request.headers.host ?? ''}`;
  const url = new URL(request.url ?? '/', origin);
  if (url.pathname.startsWith('/control')) {
    await answerControl(aggregator, request, response, url.pathname);
    return;
  }
  if (url.pathname.startsWith('/files/')) {
    const [, , kind = '', ids = ''] = url.pathname.split('/');
    response.writeHead(200, { 'content-type': 'application/pdf' });
    response.end(fileOf(aggregator.orders, kind, ids));
    return;
  }
  await answerCall(aggregator, request, response, url);
}

async function answerCall(
  aggregator: Aggregator,
  request: IncomingMessage,
  response: ServerResponse,
  { origin, pathname, searchParams: query }: URL,
): Promise<void> {
  const body = await readFields(request).catch(() => ({}));
  const found = findCall(request.method, pathname);
  if (!found) {
    sendJson(response, { status: 404, body: { message: 'Not found', status_code: 404 } });
    return;
  }
  const { orders, late } = aggregator;
  const { params } = found;
  const { call, work } = found.handler;
  const fault = nextFault(aggregator, call);
  if (fault && (await endsEarly(fault, response, REFUSED_ANSWERS))) return;
  const hasToken = isSignedIn(request.headers.authorization);
  if (call !== 'login' && !hasToken) {
    sendJson(response, { status: 401, body: { message: 'Token has expired', status_code: 401 } });
    return;
  }
  const run = () => resultOf(() => work({ orders, origin, params, query, body }));
  if (fault?.fault === 'late') {
    late.push(run);
    sendHtmlError(response);
    return;
  }
  await answerAfterEffect(fault, run(), response);
}

function nextFault({ faults, random }: Aggregator, call: string): Fault | undefined {
  return faults.take(call) ?? random.take(call);
}

function resultOf(work: () => object): { status: number; body: object } {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (!(error instanceof AggregatorRefusal)) throw error;
    const { message, status } = error;
    return { status, body: { message, status_code: status } };
  }
}

/** For tests: orders and AWBs, faults, late effects, parcels that were picked up, and an empty aggregator. */
async function answerControl(
  aggregator: Aggregator,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  try {
    const body = await readFields(request);
    if (request.method === 'DELETE') clear(aggregator);
    if (request.method === 'POST') change(aggregator, path, body);
    const orders = aggregator.orders.list();
    sendJson(response, { status: 200, body: { orders } });
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    sendJson(response, { status: 400, body: { error: error.message } });
  }
}

const DECLINED = 'The pickup location is not valid.';

function change(
  { orders, faults, random, late }: Aggregator,
  path: string,
  body: Record<string, unknown>,
) {
  if (path === '/control/faults') faults.add(faultFrom(body, AGGREGATOR_CALLS, DECLINED));
  if (path === '/control/random-faults') {
    const kinds = FAULTS.filter((one) => String(body.kinds).split(',').includes(one));
    random.choose(Number(body.seed), Number(body.share), kinds);
  }
  if (path === '/control/late') for (const run of late.splice(0)) run();
  if (path === '/control/undelivered') orders.fail(String(body.awb), fieldText(body.reason));
  if (path === '/control/picked-up') orders.withAwb(String(body.awb)).isPickedUp = true;
}

function clear({ orders, faults, random, late }: Aggregator): void {
  orders.clear();
  faults.clear();
  random.clear();
  late.length = 0;
}
