import { vi } from 'vitest';

interface Answer {
  status: number;
  body: unknown;
}

/** Fakes the payment API and Razorpay's window. */
export interface FakePayments {
  calls: { path: string; body: Record<string, unknown> }[];
  /** a list is used up in order; its last answer repeats */
  answer: (path: string, ...answers: Answer[]) => void;
  inWindow: (act: (window: OpenWindow) => void) => void;
  options: () => Record<string, unknown>;
  isWindowClosed: () => boolean;
}

interface OpenWindow {
  pay: () => void;
  fail: () => void;
  dismiss: () => void;
}

export const ok = (body: object): Answer => ({ status: 200, body: { success: true, ...body } });

export const refused = (status: number, code: string, error: string, details?: object): Answer => ({
  status,
  body: { success: false, error, code, details },
});

export const OPENED = ok({
  order: { id: 'order_1', amount: 2_183_000, currency: 'INR' },
  keyId: 'key_1',
  orderId: 'o1',
  orderNumber: 'KG-ABCD1234',
  state: 'pending_payment',
  trackingToken: 'token',
  paid: false,
  heldForSeconds: 0,
});

const ORDER = { orderId: 'o1', orderNumber: 'KG-ABCD1234' };

const STATES = {
  pending: 'pending_payment',
  success: 'placed',
  failed: 'pending_payment',
  cancelled: 'cancelled',
};

/** The order after a payment with this status. */
export const settled = (payment: keyof typeof STATES, changes: object = {}): Answer =>
  ok({ ...ORDER, state: STATES[payment], payment, needsPatience: false, ...changes });

const POST: Readonly<Record<string, string>> = {
  '/pincodes/22.json': '{"Uttar Pradesh":{"Varanasi":"1001 1002"}}',
  '/pincodes/50.json': '{"Telangana":{"Hyderabad":"0001"}}',
};

const PROOF = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'signed',
};

export const DOWNTIMES = '/api/payment-downtimes';

function respond(answer: Answer | undefined): Promise<Response> {
  if (!answer || answer.status === 0) return Promise.reject(new TypeError('fetch failed'));
  return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
}

/** By default every order opens and every payment succeeds. */
export function fakePayments(): FakePayments {
  const answers = new Map<string, Answer[]>();
  const calls: FakePayments['calls'] = [];
  let act: (window: OpenWindow) => void = ({ pay }) => pay();
  let options: Record<string, unknown> = {};
  let isClosed = false;

  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.startsWith('/pincodes/')) return Promise.resolve(new Response(POST[url] ?? '{}'));
    if (url === DOWNTIMES) return respond(answers.get(url)?.[0]);
    const path = url.replace('/api/razorpay/', '');
    const body = typeof init.body === 'string' ? init.body : '{}';
    calls.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    const queue = answers.get(path) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return respond(answer);
  });

  class Razorpay {
    readonly #onFailed: (() => void)[] = [];

    constructor(given: Record<string, unknown>) {
      options = given;
      isClosed = false;
    }

    on(_event: string, listener: () => void) {
      this.#onFailed.push(listener);
    }

    close() {
      isClosed = true;
    }

    open() {
      const { handler = () => undefined, modal } = options as {
        handler?: (proof: object) => void;
        modal: { ondismiss: () => void };
      };
      act({
        pay: () => handler(PROOF),
        fail: () => this.#onFailed.forEach((listener) => listener()),
        dismiss: () => modal.ondismiss(),
      });
    }
  }

  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    vi.stubGlobal('Razorpay', Razorpay);
    if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event('load'));
  });
  vi.stubGlobal('Razorpay', Razorpay);

  const world: FakePayments = {
    calls,
    answer: (path, ...given) => answers.set(path, given),
    inWindow: (next) => (act = next),
    options: () => options,
    isWindowClosed: () => isClosed,
  };
  answerSuccessfully(world);
  return world;
}

function answerSuccessfully({ answer }: FakePayments) {
  answer(DOWNTIMES, ok({ downtimes: [] }));
  answer('create-order', OPENED);
  answer('verify-payment', ok(ORDER));
  answer('order-state', settled('pending'));
  answer('cancel-order', settled('cancelled'));
}
