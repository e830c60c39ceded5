import { COLLECTIONS } from '@kargha/domain/records/collections';
import { textOf } from '@kargha/domain/records/stored-record';

import { firestore } from '../../platform/firestore.ts';
import { runInBatches } from '../../platform/run-in-batches.ts';
import type { DocumentName, Registrar } from './portal-document.ts';
import { registerDocument } from './register-document.ts';

/** Of each kind in one run; the next run registers the others. */
const MOST = 50;
const AT_ONCE = 4;

const KINDS = [
  ['invoice', COLLECTIONS.invoices],
  ['credit-note', COLLECTIONS.creditNotes],
] as const;

/**
 * Registers what waits: documents whose event was lost, whose attempt broke off, or that the portal did not answer for.
 * Returns how many were due.
 */
export async function registerWaitingDocuments(registrar: Registrar): Promise<number> {
  const now = registrar.now();
  const pages = await Promise.all(
    KINDS.map(async ([kind, collection]) => {
      const waiting = firestore().collection(collection).where('eInvoice.nextAttemptAt', '<=', now);
      const { docs } = await waiting.orderBy('eInvoice.nextAttemptAt').limit(MOST).get();
      return docs.map((one): DocumentName => ({ kind, number: textOf(one.get('number')) }));
    }),
  );
  const names = pages.flat();
  await runInBatches(names, AT_ONCE, (name) => registerDocument(registrar, name));
  return names.length;
}
