import { FieldValue, type DocumentSnapshot } from '../platform/firestore.ts';
import type { DataOwner } from './data-owner.ts';

/** What stands where a name was. */
export const CLOSED_ACCOUNT = 'Closed account';

/** Fields that are written over; none when nothing of the person is there. */
type Changes = Record<string, unknown>;

/** An event of an order: what happened, and when, stays; why, in the shopper's words, does not. */
export function anonymiseEvent(event: DocumentSnapshot, { uid }: DataOwner): Changes {
  const by: unknown = event.get('by');
  if (by === uid) return { by: 'shopper', note: '' };
  return by === 'shopper' ? { note: '' } : {};
}

/** A message about a quotation: answers repeat what was asked, so that the words of both sides go. */
export function anonymiseMessage(message: DocumentSnapshot, { uid }: DataOwner): Changes {
  return { text: '', files: [], ...(message.get('by') === uid && { by: '' }) };
}

/** What staff have noted about a message: it tells of its writer. */
export function clearStaffNote(): Changes {
  return { note: '' };
}

/** An offer keeps its lines and prices; for whom it was, is said by the tax papers alone. */
export function anonymiseOffer(): Changes {
  return { buyer: { name: CLOSED_ACCOUNT, gstin: '' } };
}

/** A refund has the words of whoever asked for it: those of staff stay. */
export function anonymiseRefund(refund: DocumentSnapshot): Changes {
  const isOfStaff = refund.get('initiatedFrom') === 'admin';
  return isOfStaff || refund.get('note') === undefined ? {} : { note: '' };
}

/** Money that came past the gateway stays in the books. What was given back has the words of its refund. */
export function anonymiseTransfer(transfer: DocumentSnapshot): Changes {
  return { uid: null, ...(transfer.get('direction') === 'out' && { note: '' }) };
}

/** The GST number of a buyer, and its company, stay until the tax invoice says them (CGST Rule 46). */
export function anonymiseCompany(order: DocumentSnapshot): Changes {
  const paid = Number(order.get('payment.captured')) - Number(order.get('payment.refunded'));
  if (!order.get('invoiceNumber') && paid > 0) return {};
  return {
    'customer.gstin': FieldValue.delete(),
    'customer.companyName': FieldValue.delete(),
  };
}

/** What was asked for stays in pieces and kinds; who asked, and in which words, does not. */
export function anonymiseQuote(quote: DocumentSnapshot): Changes {
  return {
    uid: '',
    companyName: CLOSED_ACCOUNT,
    contactPerson: CLOSED_ACCOUNT,
    email: '',
    phone: '',
    requirements: '',
    additionalInfo: '',
    files: [],
    ...closedQuoteState(quote),
  };
}

/** Nobody is there any more to answer an offer, or to write one for. */
function closedQuoteState(quote: DocumentSnapshot): Changes {
  if (quote.get('state') === 'closed') return {};
  return quote.get('versionState') === 'sent'
    ? { state: 'withdrawn', versionState: 'declined' }
    : { state: 'withdrawn' };
}
