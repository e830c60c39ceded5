import { FieldPath } from 'firebase-admin/firestore';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { stockWorth } from '@kargha/domain/stock/inventory';

const PAGE = 200;
/** The shop may be writing to the same documents. */
const ATTEMPTS = 20;

export interface MovedCosts {
  checked: number;
  moved: number;
  /** paths of products whose original price equals their price, so that it may be either: they are left as they were */
  unclear: string[];
}

/**
 * `costPerItem` used to be entered both as the cost and as the original price. Above the price it is an original
 * price and stays. Below it can only be a cost: it moves to the private costing, unless a purchase has set a newer
 * cost there, and the audit log keeps it. Can be stopped, repeated, and run while the shop is open. `onPage` is
 * called after each page.
 */
export async function moveCosts(
  firestore: Firestore,
  at: Date,
  onPage: (progress: MovedCosts) => void = () => undefined,
): Promise<MovedCosts> {
  const total: MovedCosts = { checked: 0, moved: 0, unclear: [] };
  const all = firestore.collection(COLLECTIONS.products).orderBy(FieldPath.documentId());
  let nextQuery: Query | null = all;
  while (nextQuery) {
    const page: QuerySnapshot = await nextQuery.limit(PAGE).get();
    total.checked += page.size;
    for (const product of page.docs) {
      if (isUnclear(product)) total.unclear.push(product.ref.path);
      if (hasPublicCost(product)) total.moved += Number(await moveCost(product.ref, at));
    }
    onPage({ ...total });
    const last = page.size === PAGE ? page.docs.at(-1) : undefined;
    nextQuery = last ? all.startAfter(last) : null;
  }
  return total;
}

/** False when another run was faster. */
function moveCost(ref: DocumentReference, at: Date): Promise<boolean> {
  const costingRef = ref.collection(SUBCOLLECTIONS.private).doc('costing');
  return ref.firestore.runTransaction(
    async (transaction) => {
      const [product, costing] = await transaction.getAll(ref, costingRef);
      if (!product || !hasPublicCost(product)) return false;
      const costPerItem = numberIn(product, 'costPerItem');
      const isKnown = typeof costing?.get('unitCost') === 'number';
      if (!isKnown) {
        const level = {
          quantity: numberIn(product, 'quantity'),
          committed: numberIn(product, 'committed'),
        };
        const costs = { unitCost: costPerItem, ...stockWorth(level, costPerItem) };
        transaction.set(costingRef, costs, { merge: true });
      }
      transaction.update(ref, { costPerItem: 0, updatedAt: at });
      transaction.set(ref.firestore.collection(COLLECTIONS.audit).doc(), {
        action: 'product.change',
        target: ref.path,
        actor: 'schedule',
        before: { costPerItem },
        after: { costPerItem: 0, ...(!isKnown && { unitCost: costPerItem }) },
        reason: 'Costs are private',
        at,
      });
      return true;
    },
    { maxAttempts: ATTEMPTS },
  );
}

function hasPublicCost(product: DocumentSnapshot): boolean {
  const cost = numberIn(product, 'costPerItem');
  return cost > 0 && cost < numberIn(product, 'price');
}

function isUnclear(product: DocumentSnapshot): boolean {
  const cost = numberIn(product, 'costPerItem');
  return cost > 0 && cost === numberIn(product, 'price');
}

function numberIn(document: DocumentSnapshot, field: string): number {
  const value: unknown = document.get(field);
  return typeof value === 'number' ? value : 0;
}
