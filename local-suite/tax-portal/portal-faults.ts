import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { BodyError } from '../companion-server/request-body.ts';
import { sendJson } from '../razorpay/json-response.ts';

const PORTAL_CALLS = [
  'token',
  'register_document',
  'find_document',
  'cancel_document',
  'register_e_way_bill',
  'find_e_way_bill',
  'change_vehicle',
  'extend_e_way_bill',
  'cancel_e_way_bill',
  'any',
] as const;
export type PortalCall = (typeof PORTAL_CALLS)[number];

/** `before` and `after` refer to the call's effect. `declined` answers with `message`. */
const PORTAL_FAULTS = [
  'timeout_before',
  'timeout_after',
  'malformed_json',
  'connection_closed',
  'rate_limited',
  'server_error_html',
  'outage',
  'token_expired',
  'declined',
] as const;

export interface PortalFault {
  call: PortalCall;
  fault: (typeof PORTAL_FAULTS)[number];
  /** how many calls it affects */
  times: number;
  /** of a declined call, such as `3029 : GSTIN is not active` */
  message: string;
}

/** Throws BodyError for what is no fault. */
export function faultFrom({
  call,
  fault,
  times = 1,
  message,
}: Record<string, unknown>): PortalFault {
  const place = PORTAL_CALLS.find((one) => one === call);
  const kind = PORTAL_FAULTS.find((one) => one === fault);
  if (!place) throw new BodyError(`call must be one of ${PORTAL_CALLS.join(', ')}.`);
  if (!kind) throw new BodyError(`fault must be one of ${PORTAL_FAULTS.join(', ')}.`);
  const said = typeof message === 'string' ? message : '5002 : The document is not valid';
  return { call: place, fault: kind, times: Number(times), message: said };
}

export class PortalFaults {
  #planned: PortalFault[] = [];

  add(fault: PortalFault): void {
    this.#planned.push({ ...fault });
  }

  /** Uses up and returns the next fault for a call. */
  take(call: PortalCall): PortalFault | undefined {
    const planned = this.#planned.find((one) => one.call === call || one.call === 'any');
    if (!planned) return undefined;
    planned.times -= 1;
    this.#planned = this.#planned.filter(({ times }) => times > 0);
    return planned;
  }

  clear(): void {
    this.#planned = [];
  }
}

/** Milliseconds for which a hanging call stays open. */
const HANG_MS = 60_000;

/** Answers a fault in which the call has no effect. True when it is answered. */
export async function endsEarly({ fault, message }: PortalFault, response: ServerResponse) {
  const refuse = (status: number, body: object) => sendJson(response, { status, body });
  switch (fault) {
    case 'timeout_before':
      await hang(response);
      return true;
    case 'connection_closed':
      response.destroy();
      return true;
    case 'rate_limited':
      refuse(429, { error: 'rate_limit' });
      return true;
    case 'token_expired':
      refuse(401, { error: 'invalid_token' });
      return true;
    case 'server_error_html':
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      return true;
    case 'outage':
      refuse(200, { success: false, message: 'GSPGSTDOWN : GST system is down' });
      return true;
    case 'declined':
      refuse(200, { success: false, message });
      return true;
    default:
      return false;
  }
}

/** Answers a fault that comes after the call's effect, or as it should be. */
export async function answerAfterEffect(
  fault: PortalFault | undefined,
  body: object,
  response: ServerResponse,
): Promise<void> {
  if (fault?.fault === 'timeout_after') await hang(response);
  else if (fault?.fault === 'malformed_json') response.end(JSON.stringify(body).slice(0, 9));
  else sendJson(response, { status: 200, body });
}

async function hang(response: ServerResponse): Promise<void> {
  await pause(HANG_MS, undefined, { ref: false });
  response.destroy();
}
