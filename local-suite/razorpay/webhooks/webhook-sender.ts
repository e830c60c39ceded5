import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { newIdPart } from '../store/entity-id.ts';
import type { SandboxTiming } from '../faults/sandbox-timing.ts';
import { shuffled } from './shuffle.ts';
import { signWebhook } from './signatures.ts';
import { webhookBody } from './webhook-event.ts';
import type { EventName, EventSubjects } from './webhook-event.ts';

/** One event on its way to the shop, as the control API and the page show it. */
export interface Delivery {
  /** The x-razorpay-event-id, the same on every try and every duplicate. */
  eventId: string;
  event: EventName;
  status: 'held' | 'sending' | 'waiting' | 'delivered' | 'given_up';
  /** What each try was answered: a status code, or why there was none. */
  tries: (number | string)[];
}

export interface CourierSwitches {
  /** How many further times each event is sent. */
  duplicate: number;
  /** Whether events that happen together arrive in another order. */
  shuffle: boolean;
  /** Whether new events wait until they are released. */
  hold: boolean;
}

export interface CourierOptions {
  url: string;
  secret: string;
  timing: Pick<SandboxTiming, 'webhookTimeout' | 'webhookRetries'>;
}

interface Parcel {
  delivery: Delivery;
  body: string;
}

const ALL_WELL: CourierSwitches = { duplicate: 0, shuffle: false, hold: false };

/** Brings events to the shop's webhook: signed, at least once, tried again until it says 2xx. */
export class WebhookCourier {
  readonly #options: CourierOptions;
  #switches = ALL_WELL;
  #parcels: Parcel[] = [];
  #outbox: Parcel[] = [];
  /** Aborts every call and pause of the deliveries made so far. */
  #round = newRound();

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  get switches(): CourierSwitches {
    return this.#switches;
  }

  deliveries(): Delivery[] {
    return this.#parcels.map(({ delivery }) => delivery);
  }

  /** Sends an event soon, together with the others of the same moment. */
  post(event: EventName, subjects: EventSubjects): void {
    const delivery: Delivery = { eventId: newIdPart(), event, status: 'held', tries: [] };
    this.#parcels.push({ delivery, body: webhookBody(event, subjects) });
    if (!this.#switches.hold) this.#sendHeld();
  }

  /** Turns some switches. Events that were held are sent when they are held no more. */
  set(switches: Partial<CourierSwitches>): void {
    this.#switches = { ...this.#switches, ...switches };
    if (!this.#switches.hold) this.#sendHeld();
  }

  /** Sends an event once more, whatever became of it. Says whether there is such an event. */
  sendAgain(eventId: string): boolean {
    const parcel = this.#parcels.find(({ delivery }) => delivery.eventId === eventId);
    if (parcel !== undefined) this.#toOutbox(parcel);
    return parcel !== undefined;
  }

  /** Forgets all events, breaks off those under way and puts the switches back. */
  reset(): void {
    this.#round.abort();
    this.#round = newRound();
    this.#parcels = [];
    this.#outbox = [];
    this.#switches = ALL_WELL;
  }

  #sendHeld(): void {
    for (const parcel of this.#parcels) {
      if (parcel.delivery.status === 'held') this.#toOutbox(parcel);
    }
  }

  #toOutbox(parcel: Parcel): void {
    parcel.delivery.status = 'sending';
    if (this.#outbox.push(parcel) === 1) setImmediate(() => this.#emptyOutbox());
  }

  #emptyOutbox(): void {
    const { duplicate, shuffle } = this.#switches;
    const once = this.#outbox;
    this.#outbox = [];
    const parcels = once.flatMap((parcel) => Array.from({ length: duplicate + 1 }, () => parcel));
    void this.#deliverAll(shuffle ? shuffled(parcels) : parcels, this.#round.signal);
  }

  /** First tries go out one after another; whoever fails waits aside for its next try. */
  async #deliverAll(parcels: Parcel[], round: AbortSignal): Promise<void> {
    for (const parcel of parcels) {
      if (round.aborted) return;
      const accepted = await this.#attempt(parcel, round);
      if (!accepted) void this.#retry(parcel, round);
    }
  }

  async #retry(parcel: Parcel, round: AbortSignal): Promise<void> {
    for (const milliseconds of this.#options.timing.webhookRetries) {
      parcel.delivery.status = 'waiting';
      await pause(milliseconds, undefined, { signal: round }).catch(() => undefined);
      if (round.aborted || (await this.#attempt(parcel, round))) return;
    }
    parcel.delivery.status = 'given_up';
  }

  async #attempt({ delivery, body }: Parcel, round: AbortSignal): Promise<boolean> {
    const { url, secret, timing } = this.#options;
    delivery.status = 'sending';
    const tooLate = new AbortController();
    // Not AbortSignal.timeout: inside AbortSignal.any nothing holds it, and a collected one never ends the wait.
    const clock = setTimeout(
      () => tooLate.abort(new DOMException('The shop did not answer in time.', 'TimeoutError')),
      timing.webhookTimeout,
    );
    const answer = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-signature': signWebhook(body, secret),
        'x-razorpay-event-id': delivery.eventId,
      },
      signal: AbortSignal.any([round, tooLate.signal]),
    })
      .then((response) => response.status)
      .catch((error: unknown) => (error instanceof Error ? error.name : 'failed'))
      .finally(() => clearTimeout(clock));
    delivery.tries.push(answer);
    const isAccepted = typeof answer === 'number' && answer >= 200 && answer < 300;
    if (isAccepted) delivery.status = 'delivered';
    return isAccepted;
  }
}

/** Any number of deliveries may wait on one round. */
function newRound(): AbortController {
  const round = new AbortController();
  setMaxListeners(0, round.signal);
  return round;
}
