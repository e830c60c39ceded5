import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { newIdPart } from '../store/entity-id.ts';
import type { SandboxTiming } from '../faults/sandbox-timing.ts';
import { shuffle } from './shuffle.ts';
import { signWebhook } from './signatures.ts';
import { webhookBody } from './webhook-event.ts';
import type { EventName, EventEntities } from './webhook-event.ts';

/** An event and its delivery status, as the control API and the dashboard show it. */
export interface Delivery {
  /** The x-razorpay-event-id; the same for every retry and duplicate. */
  eventId: string;
  event: EventName;
  status: 'held' | 'sending' | 'waiting' | 'delivered' | 'given_up';
  /** The result of each attempt: a status code or the reason why there was none. */
  tries: (number | string)[];
}

export interface WebhookSwitches {
  /** How many extra times each event is sent. */
  duplicate: number;
  /** Whether events of the same moment are sent in a different order. */
  shuffle: boolean;
  /** Whether new events wait until they are released. */
  hold: boolean;
}

export interface WebhookSenderOptions {
  url: string;
  secret: string;
  timing: Pick<SandboxTiming, 'webhookTimeout' | 'webhookRetries'>;
}

interface QueuedWebhook {
  delivery: Delivery;
  body: string;
}

const DEFAULT_SWITCHES: WebhookSwitches = { duplicate: 0, shuffle: false, hold: false };

/** Sends events to the shop's webhook: signed, at least once, with retries until it answers 2xx. */
export class WebhookSender {
  readonly #options: WebhookSenderOptions;
  #switches = DEFAULT_SWITCHES;
  #webhooks: QueuedWebhook[] = [];
  #outbox: QueuedWebhook[] = [];
  /** Cancels all running calls and pauses. */
  #abort = newRound();

  constructor(options: WebhookSenderOptions) {
    this.#options = options;
  }

  get switches(): WebhookSwitches {
    return this.#switches;
  }

  deliveries(): Delivery[] {
    return this.#webhooks.map(({ delivery }) => delivery);
  }

  /** Queues an event; events of the same moment are sent together. */
  post(event: EventName, entities: EventEntities): void {
    const delivery: Delivery = { eventId: newIdPart(), event, status: 'held', tries: [] };
    this.#webhooks.push({ delivery, body: webhookBody(event, entities) });
    if (!this.#switches.hold) this.#sendHeld();
  }

  /** Changes some switches. Turning `hold` off sends the held events. */
  set(switches: Partial<WebhookSwitches>): void {
    this.#switches = { ...this.#switches, ...switches };
    if (!this.#switches.hold) this.#sendHeld();
  }

  /** Sends an event again, whatever its status. Returns false if there is no such event. */
  resend(eventId: string): boolean {
    const webhook = this.#webhooks.find(({ delivery }) => delivery.eventId === eventId);
    if (webhook !== undefined) this.#enqueue(webhook);
    return webhook !== undefined;
  }

  /** Drops all events, cancels running calls and resets the switches. */
  reset(): void {
    this.#abort.abort();
    this.#abort = newRound();
    this.#webhooks = [];
    this.#outbox = [];
    this.#switches = DEFAULT_SWITCHES;
  }

  #sendHeld(): void {
    for (const webhook of this.#webhooks) {
      if (webhook.delivery.status === 'held') this.#enqueue(webhook);
    }
  }

  #enqueue(webhook: QueuedWebhook): void {
    webhook.delivery.status = 'sending';
    if (this.#outbox.push(webhook) === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    const { duplicate, shuffle: inRandomOrder } = this.#switches;
    const once = this.#outbox;
    this.#outbox = [];
    const webhooks = once.flatMap((webhook) =>
      Array.from({ length: duplicate + 1 }, () => webhook),
    );
    void this.#deliverAll(inRandomOrder ? shuffle(webhooks) : webhooks, this.#abort.signal);
  }

  /** First attempts go out one after another; retries of failed ones do not delay them. */
  async #deliverAll(webhooks: QueuedWebhook[], signal: AbortSignal): Promise<void> {
    for (const webhook of webhooks) {
      if (signal.aborted) return;
      const accepted = await this.#attempt(webhook, signal);
      if (!accepted) void this.#retry(webhook, signal);
    }
  }

  async #retry(webhook: QueuedWebhook, signal: AbortSignal): Promise<void> {
    for (const milliseconds of this.#options.timing.webhookRetries) {
      webhook.delivery.status = 'waiting';
      await pause(milliseconds, undefined, { signal }).catch(() => undefined);
      if (signal.aborted || (await this.#attempt(webhook, signal))) return;
    }
    webhook.delivery.status = 'given_up';
  }

  async #attempt({ delivery, body }: QueuedWebhook, signal: AbortSignal): Promise<boolean> {
    const { url, secret, timing } = this.#options;
    delivery.status = 'sending';
    const timeout = new AbortController();
    // Not AbortSignal.timeout: nothing keeps it alive inside AbortSignal.any, and once collected it never fires.
    const clock = setTimeout(
      () => timeout.abort(new DOMException('The shop did not answer in time.', 'TimeoutError')),
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
      signal: AbortSignal.any([signal, timeout.signal]),
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

/** Any number of deliveries may listen to the signal. */
function newRound(): AbortController {
  const round = new AbortController();
  setMaxListeners(0, round.signal);
  return round;
}
