import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';

import { conflict, invalidField } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import {
  bankTransferRef,
  readBankTransfer,
  type BankTransfer,
} from '../../records/payment-record.ts';

interface AllocationRequest {
  utr: string;
  uid: string | null;
  amount: Paise;
  /** the whole transfer; undefined: as recorded before, or else this instalment alone */
  total: Paise | undefined;
}

interface RecordedTransfer {
  uid: string | null;
  total: Paise;
  drawn: Paise;
  draws: number;
}

interface Allocation {
  paymentId: string;
  save: (about: object) => void;
}

/**
 * Checks what is left of a transfer and returns a function that allocates the instalment's amount, to be called
 * after all reads. The first record, under the UTR, counts what is allocated, so concurrent calls wait for each
 * other. Each further instalment has its own record, so that it can be refunded. Throws 400 invalid for a total
 * below the instalment, and 409 utr_used when the transfer belongs to someone else, has another total, or too
 * little is left.
 */
export async function allocateTransfer(
  transaction: Transaction,
  request: AllocationRequest,
): Promise<Allocation> {
  const { utr, amount } = request;
  const first = bankTransferRef(utr);
  const stored = readBankTransfer(await transaction.get(first));
  const recorded = stored && withCounts(stored);
  if (!recorded) {
    const { total = amount } = request;
    if (total < amount) throw invalidField('total', TOO_SMALL);
    const counted = { utr, total, drawn: amount, draws: 1 };
    const save = (about: object) => void transaction.create(first, { ...about, ...counted });
    return { paymentId: utr, save };
  }
  refuseUnavailable(recorded, request);
  const draws = recorded.draws + 1;
  const paymentId = `${utr}-${draws}`;
  const save = (about: object) => {
    transaction.create(bankTransferRef(paymentId), { ...about, utr });
    transaction.update(first, { drawn: sumPaise([recorded.drawn, amount]), draws });
  };
  return { paymentId, save };
}

/** A transfer recorded for one instalment alone, or as another kind of movement, has nothing left. */
function withCounts(stored: BankTransfer): RecordedTransfer {
  const { uid, amount, total = amount, drawn = amount, draws = 1 } = stored;
  return { uid, total, drawn, draws };
}

function refuseUnavailable(
  recorded: RecordedTransfer,
  { utr, uid, amount, total }: AllocationRequest,
): void {
  const remaining = paise(recorded.total - recorded.drawn);
  if (remaining <= 0) throw used(`Transfer ${utr} is already recorded.`);
  if (uid === null || recorded.uid !== uid) {
    throw used(`Transfer ${utr} is recorded for another buyer.`);
  }
  if (total !== undefined && total !== recorded.total) {
    const whole = formatPaise(recorded.total);
    throw used(`Transfer ${utr} is recorded with a total of ${whole}.`, remaining);
  }
  if (amount > remaining) {
    throw used(
      `Only ${formatPaise(remaining)} of transfer ${utr} is still unallocated.`,
      remaining,
    );
  }
}

const TOO_SMALL = 'The transfer total cannot be less than the instalment it pays.';

function used(sentence: string, remaining: Paise = paise(0)) {
  return conflict('utr_used', sentence, { left: remaining });
}
