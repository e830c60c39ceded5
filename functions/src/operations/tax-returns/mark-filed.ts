import { filedAt } from '@kargha/domain/tax-returns/filed-months';
import { isMonthOver } from '@kargha/domain/tax-returns/tax-month';

import { conflict } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { filedMonthsIn, filedReturnsRef } from '../../records/filed-returns-record.ts';

interface Mark {
  month: string;
  isFiled: boolean;
}

/** Returns when it was filed, or null. Throws 409 not_allowed before the month is over, and below a filed month. */
export function markFiled({ month, isFiled }: Mark, { by, at }: StaffAction): Promise<Date | null> {
  return inTransaction(async (transaction) => {
    const months = filedMonthsIn(await transaction.get(filedReturnsRef()));
    const before = filedAt(month, months);
    if (isFiled === (before !== undefined)) return before ?? null;
    const { [month]: _mark, ...others } = months;
    if (isFiled) refuseUnfinished(month, at);
    else if (filedAt(month, others)) throw conflict('not_allowed', LATER_FILED);
    transaction.set(filedReturnsRef(), { months: isFiled ? { ...months, [month]: at } : others });
    writeAudit(transaction, {
      ...{ action: 'tax.filed', target: filedReturnsRef().path, actor: by, reason: '', at },
      ...{ before: { month, isFiled: !isFiled }, after: { month, isFiled } },
    });
    return isFiled ? at : null;
  });
}

function refuseUnfinished(month: string, at: Date): void {
  if (!isMonthOver(month, at)) throw conflict('not_allowed', NOT_OVER);
}

const NOT_OVER = 'This month is not over. Its return cannot have been filed.';
const LATER_FILED = 'A later return is marked as filed, so this one was filed before it.';
