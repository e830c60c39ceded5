import { piecesOf, type ShipmentLine } from '@kargha/domain/orders/shipment';
import type { Paise } from '@kargha/domain/money/paise';

import type { RefundRecord } from '../records/payment-record.ts';
import { canBeAskedAgain } from './failed-refund.ts';
import type { KnownRefund } from './money-left.ts';

/** What is asked for now, as far as it tells what failed of the same before. */
interface Asked extends Pick<RefundRecord, 'reason' | 'amount' | 'invoicedPieces'> {
  returnId?: string;
  claim?: string;
  /** part of the amount that is taken of what came twice */
  ofSecondPayments: Paise;
}

/** Money for no pieces: staff ask for it again by its amount alone. */
const FOR_NO_PIECES: readonly string[] = ['requested', 'dashboard', 'shortfall', 'cancelled'];

/**
 * The failed refunds that this one is asked for in the place of, so that they are not sent once more beside it: those of
 * its claim, of its return, of its undelivered pieces, or of money that came twice or is for no pieces and no more than it.
 */
export function replacedRefunds(given: readonly KnownRefund[], asked: Asked): KnownRefund[] {
  const failed = given.filter(canBeAskedAgain);
  const { claim, returnId, reason, amount, ofSecondPayments } = asked;
  if (claim !== undefined) return failed.filter((one) => one.claim === claim);
  if (returnId !== undefined) return failed.filter((one) => one.returnId === returnId);
  if (reason === 'undelivered') return ofPieces(failed, given, asked);
  if (reason !== 'requested') return [];
  const twice = failed.filter((one) => one.reason === 'second_payment');
  const others = failed.filter((one) => FOR_NO_PIECES.includes(one.reason));
  return [...within(ofSecondPayments, twice), ...within(amount - ofSecondPayments, others)];
}

/** Where a part of the claim stands, its pieces are paid back, and what failed of it is asked for by its claim. */
function ofPieces(
  failed: readonly KnownRefund[],
  given: readonly KnownRefund[],
  { invoicedPieces: asked = [] }: Asked,
): KnownRefund[] {
  const standing = given.filter(({ state }) => state !== 'failed').map(({ claim }) => claim);
  return failed.filter(
    ({ reason, claim, invoicedPieces = [] }) =>
      reason === 'undelivered' &&
      (claim === undefined || !standing.includes(claim)) &&
      sharesPieces(invoicedPieces, asked),
  );
}

function sharesPieces(some: readonly ShipmentLine[], others: readonly ShipmentLine[]): boolean {
  return some.some(({ productId }) => piecesOf(productId, [{ lines: others }]) > 0);
}

function within(amount: number, failed: readonly KnownRefund[]): KnownRefund[] {
  let rest = amount;
  return failed.filter((one) => {
    if (one.amount > rest) return false;
    rest -= one.amount;
    return true;
  });
}
