import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { ApiError } from '../api-error.ts';
import type { Fault } from './planned-faults.ts';
import { sendJson } from '../json-response.ts';
import type { JsonResponse } from '../json-response.ts';
import type { SandboxTiming } from './sandbox-timing.ts';

/** Computes the response. Calling it is what changes the store. */
export type ProduceResponse = () => JsonResponse;

/** Faults in which the call has no effect. The last two use the error messages of Razorpay's refunds. */
const REFUSALS = {
  rate_limited: new ApiError('Request failed. Please try after sometime.', { status: 429 }),
  declined: new ApiError('invalid request sent'),
  not_enough_balance: new ApiError(
    'Your account does not have enough balance to carry out the refund operation. You can add funds to your account from your Razorpay dashboard or capture new payments.',
  ),
} as const;

const BAD_GATEWAY_PAGE =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** How much a wrong amount is off, in paise. */
const AMOUNT_ERROR = 100;

export async function answerWithFault(
  fault: Fault,
  produce: ProduceResponse,
  response: ServerResponse,
  timing: SandboxTiming,
): Promise<void> {
  switch (fault) {
    case 'refused':
      response.destroy();
      return;
    case 'rate_limited':
    case 'declined':
    case 'not_enough_balance':
      sendJson(response, { status: REFUSALS[fault].status, body: REFUSALS[fault].body });
      return;
    case 'server_error_html':
      response.writeHead(502, { 'content-type': 'text/html' }).end(BAD_GATEWAY_PAGE);
      return;
    case 'timeout_before':
      await hang(response, timing.hang);
      return;
    default:
      await answerAfterEffect(fault, produce(), response, timing);
  }
}

async function answerAfterEffect(
  fault: Fault,
  answer: JsonResponse,
  response: ServerResponse,
  timing: SandboxTiming,
): Promise<void> {
  if (fault === 'slow_30s') {
    await pause(timing.slowAnswer, undefined, { ref: false });
    answer.settle?.();
    sendJson(response, answer);
    return;
  }
  answer.settle?.();
  if (fault === 'timeout_after') {
    await hang(response, timing.hang);
    return;
  }
  if (fault === 'malformed_json') {
    const text = JSON.stringify(answer.body);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(text.slice(0, text.length / 2));
    return;
  }
  sendJson(response, { ...answer, body: corrupt(answer.body, fault) });
}

/** Sends nothing until the caller gives up or `hangMs` have passed. */
async function hang(response: ServerResponse, hangMs: number): Promise<void> {
  await pause(hangMs, undefined, { ref: false });
  response.destroy();
}

/** Returns the response with a wrong amount or id; in lists, every item is wrong. */
function corrupt(body: object, fault: Fault): object {
  if ('items' in body && Array.isArray(body.items)) {
    return { ...body, items: body.items.map((item: object) => corrupt(item, fault)) };
  }
  return fault === 'wrong_amount' ? withWrongAmount(body) : withWrongId(body);
}

function withWrongAmount(body: object): object {
  if (!('amount' in body) || typeof body.amount !== 'number') return body;
  return { ...body, amount: body.amount + AMOUNT_ERROR };
}

function withWrongId(body: object): object {
  if (!('id' in body) || typeof body.id !== 'string') return body;
  return { ...body, id: body.id.replace(/_.*$/, '_AnotherOrders0') };
}
