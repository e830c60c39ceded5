import { AccountLimits } from './store/account-limits.ts';
import { FaultBoard } from './faults/planned-faults.ts';
import { Ledger } from './store/sandbox-store.ts';
import type { Books } from './store/payments.ts';
import { RefundKeys } from './store/refund-keys.ts';
import type { SandboxTiming } from './faults/sandbox-timing.ts';
import { WebhookCourier } from './webhooks/webhook-sender.ts';

export interface SandboxCredentials {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** The whole state of one payment sandbox; each of its doors (REST, window, control) gets it. */
export interface Sandbox extends Books {
  credentials: SandboxCredentials;
  courier: WebhookCourier;
  faults: FaultBoard;
  refundKeys: RefundKeys;
  limits: AccountLimits;
  timing: SandboxTiming;
  /** Forgets everything, as if just started. */
  reset: () => void;
}

/** The whole gateway: its books, its faults, and the courier that brings webhooks to the shop. */
export function createSandbox(
  credentials: SandboxCredentials,
  webhookUrl: string,
  timing: SandboxTiming,
): Sandbox {
  const ledger = new Ledger();
  const courier = new WebhookCourier({
    url: webhookUrl,
    secret: credentials.webhookSecret,
    timing,
  });
  const faults = new FaultBoard();
  const refundKeys = new RefundKeys();
  const limits = new AccountLimits();
  return {
    credentials,
    ledger,
    courier,
    faults,
    refundKeys,
    limits,
    timing,
    announce: (event, subjects) => courier.post(event, subjects),
    reset: () => {
      for (const part of [ledger, faults, refundKeys, limits]) part.clear();
      courier.reset();
    },
  };
}
