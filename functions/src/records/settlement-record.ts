import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { GatewayStatement } from '@kargha/domain/payments/gateway-statement';
import type { SettlementProblem } from '@kargha/domain/payments/settlement-problems';
import type { GatewayFigures, SettledItem, Settlement } from '@kargha/domain/payments/settlement';

import {
  firestore,
  withDates,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
} from '../platform/firestore.ts';

/** settlements/{id}: one transfer to the shop's bank account, with the figures of its items. */
export interface SettlementRecord extends Settlement, GatewayFigures {
  items: number;
}

/** gatewayMonths/{2026-11}: the balance at the gateway, and what does not match. */
export interface GatewayMonth extends GatewayStatement {
  month: string;
  /** the first MAX_PROBLEMS */
  problems: SettlementProblem[];
  problemCount: number;
  updatedAt: Date;
}

export const MAX_PROBLEMS = 200;

export function settlements(): CollectionReference {
  return firestore().collection(COLLECTIONS.settlements);
}

export function settlementItems(): CollectionReference {
  return firestore().collection(COLLECTIONS.settlementItems);
}

/** An item that is settled twice has two documents. */
export function settlementItemRef({
  settlementId,
  entityId,
}: Pick<SettledItem, 'settlementId' | 'entityId'>): DocumentReference {
  return settlementItems().doc(`${settlementId}_${entityId}`);
}

export function gatewayMonthRef(month: string): DocumentReference {
  return firestore().collection(COLLECTIONS.gatewayMonths).doc(month);
}

export function readSettlementRecord(snapshot: DocumentSnapshot): SettlementRecord | null {
  return (withDates(snapshot.data()) as SettlementRecord | undefined) ?? null;
}

export function readItemRecord(snapshot: DocumentSnapshot): SettledItem | null {
  return (withDates(snapshot.data()) as SettledItem | undefined) ?? null;
}

export function readGatewayMonth(snapshot: DocumentSnapshot): GatewayMonth | null {
  return (withDates(snapshot.data()) as GatewayMonth | undefined) ?? null;
}
