import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { sendJson } from '../razorpay/json-response.ts';
import { BodyError } from './request-body.ts';

/**
 * `before` and `after` refer to the call's effect; `late` has it only once the test says so. `declined` and `outage`
 * answer as the service would.
 */
export const FAULTS = [
  'timeout_before',
  'timeout_after',
  'malformed_json',
  'connection_closed',
  'closed_after',
  'rate_limited',
  'server_error_html',
  'server_error_after',
  'late',
  'outage',
  'token_expired',
  'declined',
] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  call: string;
  fault: FaultKind;
  /** how many calls it affects */
  times: number;
  /** of a declined call */
  message: string;
}

/** Throws BodyError for what is no fault. */
export function faultFrom(
  { call, fault, times = 1, message }: Record<string, unknown>,
  calls: readonly string[],
  declined: string,
): Fault {
  const place = [...calls, 'any'].find((one) => one === call);
  const kind = FAULTS.find((one) => one === fault);
  if (!place) throw new BodyError(`call must be one of ${[...calls, 'any'].join(', ')}.`);
  if (!kind) throw new BodyError(`fault must be one of ${FAULTS.join(', ')}.`);
  const said = typeof message === 'string' ? message : declined;
  return { call: place, fault: kind, times: Number(times), message: said };
}

/** A fault that a test has switched on. */
interface Planned {
  /** `any` is every call */
  call: string;
  /** how many more calls it affects */
  times: number;
  /** how many calls pass before it begins, such as the first pages of a list; absent for none */
  skip?: number;
}

/** The faults that are switched on, in the order they are used. */
export class PlannedFaults<One extends Planned> {
  #planned: One[] = [];

  add(fault: One): void {
    this.#planned.push({ ...fault });
  }

  /** Uses up and returns the next fault for a call; undefined if there is none. */
  take(call: string): One | undefined {
    const planned = this.#planned.find((one) => one.call === call || one.call === 'any');
    if (planned === undefined) return undefined;
    if (planned.skip !== undefined && planned.skip > 0) {
      planned.skip -= 1;
      return undefined;
    }
    planned.times -= 1;
    this.#planned = this.#planned.filter(({ times }) => times > 0);
    return planned;
  }

  list(): One[] {
    return this.#planned.map((fault) => ({ ...fault }));
  }

  clear(): void {
    this.#planned = [];
  }
}

/** Faults of a share of all calls (0 to 1); the seed decides which. */
export class RandomFaults {
  #chosen = { next: () => 1, share: 0, kinds: [] as readonly FaultKind[] };

  choose(seed: number, share: number, kinds: readonly FaultKind[]): void {
    this.#chosen = { next: randomNumbers(seed), share, kinds };
  }

  take(call: string): Fault | undefined {
    const { next, share, kinds } = this.#chosen;
    if (next() >= share) return undefined;
    const fault = kinds[Math.floor(next() * kinds.length)];
    return fault && { call, fault, times: 1, message: 'The service is not available' };
  }

  clear(): void {
    this.#chosen = { next: () => 1, share: 0, kinds: [] };
  }
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Milliseconds for which a hanging call stays open. */
const HANG_MS = 60_000;

interface RefusedAnswers {
  outage: { status: number; body: object };
  declined: (message: string) => { status: number; body: object };
}

/** Answers a fault in which the call has no effect. True when it is answered. */
export async function endsEarly(
  { fault, message }: Fault,
  response: ServerResponse,
  { outage, declined }: RefusedAnswers,
): Promise<boolean> {
  switch (fault) {
    case 'timeout_before':
      await hang(response);
      return true;
    case 'connection_closed':
      response.destroy();
      return true;
    case 'rate_limited':
      sendJson(response, { status: 429, body: { error: 'rate_limit' } });
      return true;
    case 'token_expired':
      sendJson(response, { status: 401, body: { error: 'invalid_token' } });
      return true;
    case 'server_error_html':
      sendHtmlError(response);
      return true;
    case 'outage':
      sendJson(response, outage);
      return true;
    case 'declined':
      sendJson(response, declined(message));
      return true;
    default:
      return false;
  }
}

/** Answers a fault that comes after the call's effect, or as it should be. */
export async function answerAfterEffect(
  fault: Fault | undefined,
  answer: { status: number; body: object },
  response: ServerResponse,
): Promise<void> {
  switch (fault?.fault) {
    case 'timeout_after':
      return hang(response);
    case 'closed_after':
      response.destroy();
      return;
    case 'server_error_after':
      sendHtmlError(response);
      return;
    case 'malformed_json':
      response.end(JSON.stringify(answer.body).slice(0, 9));
      return;
    default:
      sendJson(response, answer);
  }
}

export function sendHtmlError(response: ServerResponse): void {
  response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
}

async function hang(response: ServerResponse): Promise<void> {
  await pause(HANG_MS, undefined, { ref: false });
  response.destroy();
}
