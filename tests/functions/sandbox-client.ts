import { createHmac } from 'node:crypto';

import { DEMO_CREDENTIALS } from '../../local-suite/razorpay/demo-credentials.ts';

export interface Handed {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export interface SandboxState {
  orders: { id: string; amount: number; receipt: string; status: string }[];
  payments: { id: string; order_id: string; amount: number; status: string }[];
  refunds: { id: string; payment_id: string; amount: number; status: string }[];
  webhooks: { eventId: string; event: string; status: string }[];
}

export type Outcome = 'captured' | 'failed' | 'authorized_late';

let sandbox = process.env.KARGHA_PAYMENTS_URL ?? 'http://127.0.0.1:4100';

/** The suite's sandbox, unless the file has opened its own. */
export function sandboxUrl(): string {
  return sandbox;
}

export function useSandbox(url: string): void {
  sandbox = url;
}

/** Pays an order at the gateway. The shop is only informed if webhooks are requested. */
export function pay(
  gatewayOrderId: string,
  outcome: Outcome = 'captured',
  deliverWebhook = false,
): Promise<Handed> {
  return control<Handed>('POST', `/control/orders/${gatewayOrderId}/pay`, {
    outcome,
    deliverWebhook,
  });
}

/** Pays with an offer, another method or both; see the control API. */
export function payWith(gatewayOrderId: string, fields: object): Promise<Handed> {
  const path = `/control/orders/${gatewayOrderId}/pay`;
  return control<Handed>('POST', path, { outcome: 'captured', ...fields });
}

/** Makes the next `times` calls of this kind fail. */
export async function setFault(call: string, fault: string, times = 1): Promise<void> {
  await control('POST', '/control/faults', { call, fault, times });
}

/** Limits orders to `largestAmount` paise until the sandbox is reset. */
export async function setLargestAmount(largestAmount: number): Promise<void> {
  await control('POST', '/control/limits', { largestAmount });
}

/** Controls webhook delivery: held back, repeated or reordered. */
export async function switchWebhooks(switches: object): Promise<void> {
  await control('POST', '/control/webhooks', switches);
}

export function sandboxState(): Promise<SandboxState> {
  return control<SandboxState>('GET', '/control/state');
}

export async function resetSandbox(): Promise<void> {
  await control('DELETE', '/control');
}

/** A webhook signed like those of the gateway. */
export function webhook(
  event: string,
  subjects: { payment?: object; refund?: object; dispute?: object },
  secret: string = DEMO_CREDENTIALS.webhookSecret,
): { body: string; signature: string } {
  const payload = Object.fromEntries(
    Object.entries(subjects).map(([kind, entity]) => [kind, { entity }]),
  );
  const body = JSON.stringify({ entity: 'event', event, payload });
  return { body, signature: createHmac('sha256', secret).update(body).digest('hex') };
}

export function checkoutSignature(gatewayOrderId: string, paymentId: string): string {
  const { keySecret } = DEMO_CREDENTIALS;
  return createHmac('sha256', keySecret).update(`${gatewayOrderId}|${paymentId}`).digest('hex');
}

/** Calls the sandbox's control API (local-suite/README.md). */
export async function control<Answer>(
  method: string,
  path: string,
  fields?: object,
): Promise<Answer> {
  const response = await fetch(`${sandbox}${path}`, {
    method,
    ...(fields && {
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (!response.ok) throw new Error(`${method} ${path} of the sandbox: ${await response.text()}`);
  return (await response.json()) as Answer;
}
