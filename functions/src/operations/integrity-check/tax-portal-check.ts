import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';
import { textOf } from '@kargha/domain/records/stored-record';
import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { firestore, withDates, type DocumentSnapshot } from '../../platform/firestore.ts';
import { resultOf, type Check } from './integrity-check.ts';

const MOST = 100;
/** The portal answers within minutes; an outage of an hour needs someone who looks. */
const PATIENCE_MS = HOUR_MS;

/** Documents that the tax portal has refused or not answered for. Their goods may not leave. */
export const taxPortalCheck: Check = async ({ now }) => {
  const before = new Date(now.getTime() - PATIENCE_MS);
  const documents = [COLLECTIONS.invoices, COLLECTIONS.creditNotes].map((name) =>
    firestore()
      .collection(name)
      .where('eInvoice.state', 'in', ['failed', 'pending', 'cancelling'])
      .limit(MOST)
      .get(),
  );
  const bills = firestore().collection(COLLECTIONS.eWayBills);
  const pages = await Promise.all([
    ...documents,
    bills.where('state', '==', 'requested').limit(MOST).get(),
  ]);
  const open = pages.flatMap(({ docs }) => docs).filter((one) => isOverdue(one, before));
  return resultOf('tax_portal_open', open.length, open.map(findingOf));
};

function isOverdue(document: DocumentSnapshot, before: Date): boolean {
  if (document.get('eInvoice.state') === 'failed') return true;
  const since = withDates(document.get('issuedAt') ?? document.get('requestedAt'));
  return since instanceof Date && since <= before;
}

function findingOf(document: DocumentSnapshot): Finding {
  const number = textOf(document.get('number'));
  const problem = textOf(document.get('eInvoice.problem') ?? document.get('problem'));
  const name =
    number === ''
      ? `The e-way bill of order ${textOf(document.get('orderNumber'))}`
      : `Document ${number}`;
  const why = problem === '' ? '' : ` ${problem}`;
  return { what: `${name} is not registered at the tax portal.${why}`, path: document.ref.path };
}
