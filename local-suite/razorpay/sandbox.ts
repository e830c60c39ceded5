import { AccountLimits } from './store/account-limits.ts';
import { PlannedFaults } from '../companion-server/planned-faults.ts';
import type { PlannedFault } from './faults/planned-faults.ts';
import { SandboxStore } from './store/sandbox-store.ts';
import type { StoreContext } from './store/payments.ts';
import { RefundKeys } from './store/refund-keys.ts';
import type { SandboxTiming } from './faults/sandbox-timing.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

export interface SandboxCredentials {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** The whole state of one payment sandbox, shared by its REST API, checkout window and control API. */
export interface Sandbox extends StoreContext {
  credentials: SandboxCredentials;
  webhookSender: WebhookSender;
  faults: PlannedFaults<PlannedFault>;
  refundKeys: RefundKeys;
  limits: AccountLimits;
  timing: SandboxTiming;
  reset: () => void;
}

export function createSandbox(
  credentials: SandboxCredentials,
  webhookUrl: string,
  timing: SandboxTiming,
): Sandbox {
  const store = new SandboxStore();
  const webhookSender = new WebhookSender({
    url: webhookUrl,
    secret: credentials.webhookSecret,
    timing,
  });
  const faults = new PlannedFaults<PlannedFault>();
  const refundKeys = new RefundKeys();
  const limits = new AccountLimits();
  return {
    credentials,
    store,
    webhookSender,
    faults,
    refundKeys,
    limits,
    timing,
    emit: (event, entities) => webhookSender.post(event, entities),
    reset: () => {
      for (const part of [store, faults, refundKeys, limits]) part.clear();
      webhookSender.reset();
    },
  };
}
