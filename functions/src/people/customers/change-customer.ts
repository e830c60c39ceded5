import type { Customer, CustomerChange } from '@kargha/domain/people/customer';

import { refuseStaleRevision } from '../../http/refuse-stale.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { customerRef, customerWithId } from '../../records/customer-record.ts';
import { noSuchCustomer } from './customer-page.ts';

/** Updates note and tags. Throws 404, 409 stale. */
export function changeCustomer(
  id: string,
  { note, tags, revision }: CustomerChange,
  { by, at }: StaffAction,
): Promise<Customer> {
  return inTransaction(async (transaction) => {
    const before = await customerWithId(id, transaction);
    if (!before) throw noSuchCustomer();
    refuseStaleRevision(revision, before.revision);
    const after = { note, tags: [...new Set(tags)] };
    transaction.update(customerRef(id), { ...after, revision: revision + 1 });
    // Notes are personal data, so the audit log only says that the note changed.
    writeAudit(transaction, {
      action: 'customer.change',
      target: customerRef(id).path,
      actor: by,
      before: { tags: before.tags },
      after: { tags: after.tags, noteChanged: note !== before.note },
      reason: '',
      at,
    });
    return { ...before, ...after, revision: revision + 1 };
  });
}
