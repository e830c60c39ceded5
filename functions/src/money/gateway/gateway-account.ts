import type { DisputeRecord } from '@kargha/domain/payments/dispute-schema';
import type { PaymentDowntime } from '@kargha/domain/payments/payment-downtime';
import type { SettledItem, Settlement } from '@kargha/domain/payments/settlement-schema';

/** A dispute as the gateway knows it. */
export type GatewayDispute = Omit<
  DisputeRecord,
  'orderId' | 'orderNumber' | 'giftCardSaleId' | 'giftCardNumber' | 'deductedAt' | 'updatedAt'
> & { id: string };

interface DisputeEvidence {
  /** at most 1,000 characters */
  summary: string;
  documentId: string;
}

/** What the store reads from and answers to its gateway account. Every call throws GatewayError and nothing else. */
export interface GatewayAccount {
  fetchDispute: (id: string) => Promise<GatewayDispute>;
  /** newest first */
  listDisputes: (page: Page) => Promise<GatewayDispute[]>;
  acceptDispute: (id: string) => Promise<GatewayDispute>;
  contestDispute: (id: string, evidence: DisputeEvidence) => Promise<GatewayDispute>;
  /** Returns the id of the document. */
  uploadEvidence: (name: string, pdf: Buffer) => Promise<string>;
  /** Methods that are down. Ones that the shop does not offer are left out. */
  listDowntimes: () => Promise<PaymentDowntime[]>;
  listSettlements: (from: Date, to: Date, page: Page) => Promise<Settlement[]>;
  /** @param day in India, as '2026-11-21' */
  listSettledItems: (day: string, page: Page) => Promise<SettledItem[]>;
}

export interface Page {
  skip: number;
  count: number;
}
