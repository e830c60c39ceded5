import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Paise } from '@kargha/domain/money/paise';
import type { DisputePhase, DisputeStatus } from '@kargha/domain/payments/dispute';

import {
  firestore,
  withDates,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
} from '../platform/firestore.ts';

/** disputes/{id}, with the gateway's id. */
export interface DisputeRecord {
  paymentId: string;
  /** null while the payment is unknown */
  orderId: string | null;
  orderNumber: string | null;
  amount: Paise;
  currency: string;
  reasonCode: string;
  reason: string;
  phase: DisputePhase;
  status: DisputeStatus;
  respondBy: Date;
  createdAt: Date;
  /** when evidence was last submitted; null before */
  submittedAt: Date | null;
  /** what the gateway took from the balance: 0 until the dispute is lost */
  deducted: Paise;
  /** when that was recorded; null while nothing is deducted */
  deductedAt: Date | null;
  updatedAt: Date;
}

export function disputes(): CollectionReference {
  return firestore().collection(COLLECTIONS.disputes);
}

export function disputeRef(id: string): DocumentReference {
  return disputes().doc(id);
}

export function readDisputeRecord(snapshot: DocumentSnapshot): DisputeRecord | null {
  return (withDates(snapshot.data()) as DisputeRecord | undefined) ?? null;
}
