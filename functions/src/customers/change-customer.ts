import type { Customer, CustomerChange } from '@kargha/domain/customer';

import { conflict } from '../http/errors.ts';
import { inTransaction } from '../platform/firestore.ts';
import { writeAudit } from '../records/audit-record.ts';
import { customerRef, readCustomer } from '../records/customer-record.ts';
import { noSuchCustomer } from './customer-page.ts';

/** Writes down what staff know of a customer. Throws 404, 409 stale. */
export function changeCustomer(
  id: string,
  { note, tags, revision }: CustomerChange,
  { by, at }: { by: string; at: Date },
): Promise<Customer> {
  return inTransaction(async (transaction) => {
    const before = readCustomer(await transaction.get(customerRef(id)));
    if (!before) throw noSuchCustomer();
    if (before.revision !== revision) {
      throw conflict(
        'stale',
        'Somebody else has changed this meanwhile. Please load the page again; nothing was saved.',
      );
    }
    const after = { note, tags: [...new Set(tags)] };
    transaction.update(customerRef(id), { ...after, revision: revision + 1 });
    // What was written about a person goes with the person: the log only says that it was changed.
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
