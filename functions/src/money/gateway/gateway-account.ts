import type { Paise } from '@kargha/domain/money/paise';
import type { SettledItem, Settlement } from '@kargha/domain/payments/settlement';
import type { DisputePhase, DisputeStatus } from '@kargha/domain/payments/dispute';

export interface GatewayDispute {
  id: string;
  paymentId: string;
  amount: Paise;
  /** 0 until the dispute is lost */
  deducted: Paise;
  currency: string;
  reasonCode: string;
  reason: string;
  phase: DisputePhase;
  status: DisputeStatus;
  respondBy: Date;
  /** null before evidence was submitted */
  submittedAt: Date | null;
  createdAt: Date;
}

interface DisputeEvidence {
  /** at most 1,000 characters */
  summary: string;
  documentId: string;
}

/** What the store reads from and answers to its gateway account. Every call throws GatewayError and nothing else. */
export interface GatewayAccount {
  fetchDispute: (id: string) => Promise<GatewayDispute>;
  /** newest first */
  listDisputes: (count: number) => Promise<GatewayDispute[]>;
  acceptDispute: (id: string) => Promise<GatewayDispute>;
  contestDispute: (id: string, evidence: DisputeEvidence) => Promise<GatewayDispute>;
  /** Returns the id of the document. */
  uploadEvidence: (name: string, pdf: Buffer) => Promise<string>;
  listSettlements: (from: Date, to: Date, page: Page) => Promise<Settlement[]>;
  /** @param day in India, as '2026-11-21' */
  listSettledItems: (day: string, page: Page) => Promise<SettledItem[]>;
}

export interface Page {
  skip: number;
  count: number;
}
