import type { IncomingMessage, ServerResponse } from 'node:http';

import { startCompanionServer } from '../companion-server/companion-server.ts';
import type { CompanionServer } from '../companion-server/companion-server.ts';
import { answerCheckoutCall } from './checkout/checkout-api.ts';
import { answerCheckoutFile } from './checkout/checkout-files.ts';
import { answerControlCall } from './control/control-api.ts';
import { answerDashboardCall } from './control/dashboard-api.ts';
import { answerRestCall } from './rest/rest-api.ts';
import { createSandbox } from './sandbox.ts';
import type { Sandbox, SandboxCredentials } from './sandbox.ts';
import { DEFAULT_TIMING } from './faults/sandbox-timing.ts';
import type { SandboxTiming } from './faults/sandbox-timing.ts';
import { addShopRecords, type ShopRecords } from './store/shop-records.ts';

export interface PaymentSandboxOptions extends SandboxCredentials {
  /** 0 picks any free port. */
  port: number;
  host?: string;
  webhookUrl: string;
  timing?: Partial<SandboxTiming>;
}

export interface PaymentSandbox extends CompanionServer {
  /** Takes over payments that the shop already has, such as those of the sample shop. */
  know: (records: ShopRecords) => void;
}

/**
 * Starts a replacement for Razorpay: its REST API, its checkout.js and its webhooks. Nothing is kept after it
 * closes. Rejects when the port is not available.
 */
export async function startPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  const { port, host = '127.0.0.1', webhookUrl } = options;
  const { keyId, keySecret, webhookSecret } = options;
  const timing = { ...DEFAULT_TIMING, ...options.timing };
  const sandbox = createSandbox({ keyId, keySecret, webhookSecret }, webhookUrl, timing);
  const server = await startCompanionServer({
    port,
    host,
    handle: (request, response) => answer(sandbox, request, response),
  });
  return {
    url: server.url,
    know: (records) => addShopRecords(sandbox.store, records),
    close: () => {
      sandbox.reset();
      return server.close();
    },
  };
}

async function answer(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  if (request.method === 'GET' && answerCheckoutFile(url.pathname, response)) return;
  const route = ROUTES.find(([prefix]) => url.pathname.startsWith(prefix));
  await (route?.[1] ?? answerDashboardCall)(sandbox, url, request, response);
}

const ROUTES: [prefix: string, answer: typeof answerRestCall][] = [
  ['/v1/checkout/', answerCheckoutCall],
  ['/v1/', answerRestCall],
  ['/control', answerControlCall],
];
