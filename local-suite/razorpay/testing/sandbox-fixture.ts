import Razorpay from 'razorpay';

import { startCompanionServer } from '../../companion-server/companion-server.ts';
import type { CompanionServer } from '../../companion-server/companion-server.ts';
import type { Outcome } from '../control/control-fields.ts';
import { DEMO_CREDENTIALS } from '../demo-credentials.ts';
import type { Order, Payment, Refund } from '../store/entities.ts';
import type { PlannedFault } from '../faults/planned-faults.ts';
import type { CheckoutResult } from '../checkout/pay-order.ts';
import { startPaymentSandbox } from '../payment-sandbox.ts';
import type { SandboxTiming } from '../faults/sandbox-timing.ts';
import type { Delivery } from '../webhooks/webhook-sender.ts';

export interface ReceivedWebhook {
  event: string;
  eventId: string;
  signature: string;
  body: string;
}

/** Returns the status to answer with; undefined leaves the call unanswered. */
export type WebhookAnswer = (received: ReceivedWebhook) => number | undefined;

export interface Answer {
  status: number;
  body: unknown;
}

export interface SandboxState {
  orders: Order[];
  payments: Payment[];
  refunds: Refund[];
  webhooks: Delivery[];
  faults: PlannedFault[];
}

/** Short durations, so that tests do not wait. */
const FAST_TIMING: Partial<SandboxTiming> = {
  slowAnswer: 1_000,
  hang: 60_000,
  webhookTimeout: 500,
  webhookRetries: [5, 10, 20],
  lateApproval: 0,
};

const KEY_PAIR = `${DEMO_CREDENTIALS.keyId}:${DEMO_CREDENTIALS.keySecret}`;

/** A running sandbox with a shop that receives its webhooks. */
export class SandboxFixture {
  readonly url: string;
  readonly headers = {
    authorization: `Basic ${Buffer.from(KEY_PAIR).toString('base64')}`,
    'content-type': 'application/json',
  };
  readonly received: ReceivedWebhook[] = [];
  /** The official SDK, pointed at the sandbox. */
  readonly sdk: Razorpay;
  answerWebhook: WebhookAnswer = () => 200;
  readonly #servers: CompanionServer[];

  constructor(sandbox: CompanionServer, shop: CompanionServer) {
    this.url = sandbox.url;
    this.#servers = [sandbox, shop];
    this.sdk = createSdk(sandbox.url);
  }

  /** Calls the sandbox with the shop's key. */
  async call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...this.headers, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  async createOrder(fields: object = {}): Promise<Order> {
    const order = { amount: 50_000, currency: 'INR', ...fields };
    return (await this.call('POST', '/v1/orders', order)).body as Order;
  }

  /** Pays through the control API, with webhooks. */
  async pay(orderId: string, outcome: Outcome = 'captured'): Promise<CheckoutResult> {
    const path = `/control/orders/${orderId}/pay`;
    const answer = await this.call('POST', path, { outcome, deliverWebhook: true });
    return answer.body as CheckoutResult;
  }

  async capturedPayment(amount = 50_000): Promise<Payment> {
    const order = await this.createOrder({ amount });
    const { razorpay_payment_id: id } = await this.pay(order.id);
    return this.payment(id);
  }

  async payment(id: string): Promise<Payment> {
    return (await this.call('GET', `/v1/payments/${id}`)).body as Payment;
  }

  async state(): Promise<SandboxState> {
    return (await this.call('GET', '/control/state')).body as SandboxState;
  }

  async setFault(fault: Partial<PlannedFault>): Promise<void> {
    await this.call('POST', '/control/faults', { times: 1, ...fault });
  }

  /** Each received event once: on a busy machine the sandbox may send one again. */
  events(): string[] {
    return [...new Map(this.received.map(({ eventId, event }) => [eventId, event])).values()];
  }

  async reset(): Promise<void> {
    await this.call('DELETE', '/control');
    this.answerWebhook = () => 200;
    this.received.length = 0;
  }

  async close(): Promise<void> {
    for (const server of this.#servers) await server.close();
  }
}

export async function startSandboxFixture(
  timing: Partial<SandboxTiming> = {},
): Promise<SandboxFixture> {
  let fixture: SandboxFixture | undefined = undefined;
  const shop = await startShop((webhook) => {
    fixture?.received.push(webhook);
    return fixture?.answerWebhook(webhook);
  });
  const sandbox = await startPaymentSandbox({
    ...DEMO_CREDENTIALS,
    port: 0,
    webhookUrl: `${shop.url}/webhook`,
    timing: { ...FAST_TIMING, ...timing },
  });
  fixture = new SandboxFixture(sandbox, shop);
  return fixture;
}

function startShop(answer: WebhookAnswer): Promise<CompanionServer> {
  return startCompanionServer({
    port: 0,
    host: '127.0.0.1',
    handle: async (request, response) => {
      const body = (await request.toArray()).join('');
      const status = answer({
        event: (JSON.parse(body) as { event: string }).event,
        eventId: String(request.headers['x-razorpay-event-id']),
        signature: String(request.headers['x-razorpay-signature']),
        body,
      });
      if (status !== undefined) response.writeHead(status).end();
    },
  });
}

/** The SDK's URL is hard-coded, but that of its HTTP client can be changed. */
function createSdk(url: string): Razorpay {
  const { keyId, keySecret } = DEMO_CREDENTIALS;
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq: client } = sdk.api as unknown as {
    rq: { defaults: { baseURL: string; timeout: number } };
  };
  client.defaults.baseURL = url;
  client.defaults.timeout = 5_000;
  return sdk;
}
