import { array, nullish, optional, string, unknown, type InferOutput } from 'valibot';

import { isProductToken } from '@kargha/domain/orders/order-listing';
import { amount, storedObject, texts } from '@kargha/domain/records/stored-fields';

import { FieldValue, type DocumentSnapshot } from '../platform/firestore.ts';
import { isPincodeKey } from '../money/cash-on-delivery/cash-on-delivery-history.ts';
import { reader } from '../records/stored-documents.ts';
import type { DataOwner } from '../people/users/data-owner.ts';
import { isBuyer } from './exported-fields.ts';

export const CLOSED_ACCOUNT = 'Closed account';

type Changes = Record<string, unknown>;

/** What happened and when stays; the shopper's own words go. */
export function anonymiseEvent(event: DocumentSnapshot, { uid }: DataOwner): Changes {
  const by: unknown = event.get('by');
  if (by === uid) return { by: 'shopper', note: '' };
  return by === 'shopper' ? { note: '' } : {};
}

/** Both sides' texts are removed, since replies quote the request. */
export function anonymiseMessage(message: DocumentSnapshot, { uid }: DataOwner): Changes {
  return { text: '', files: [], ...(message.get('by') === uid && { by: '' }) };
}

/** Staff notes describe the customer. */
export function clearStaffNote(): Changes {
  return { note: '' };
}

export function anonymiseOffer(): Changes {
  return { buyer: { name: CLOSED_ACCOUNT, gstin: '' } };
}

/** The reason given by the shopper is removed, the one of staff stays. */
export function anonymiseRefund(refund: DocumentSnapshot): Changes {
  const isOfStaff = refund.get('initiatedFrom') === 'admin';
  return isOfStaff || refund.get('note') === undefined ? {} : { note: '' };
}

/** Offline payments stay in the accounts. Manual refunds contain the shopper's reason. */
export function anonymiseTransfer(transfer: DocumentSnapshot): Changes {
  return { uid: null, ...(transfer.get('direction') === 'out' && { note: '' }) };
}

const personalChoices = storedObject({
  measurements: optional(array(unknown()), []),
  giftNote: optional(string()),
});

/** What is needed to erase a person from an order; the other fields of its lines stay as they are. */
const readErased = reader({
  schema: storedObject({
    listing: nullish(storedObject({ search: texts }), {}),
    cashOnDelivery: nullish(storedObject({ keys: optional(array(string())) })),
    lines: optional(array(storedObject({ tailoring: nullish(personalChoices) })), []),
    payment: nullish(storedObject({ captured: amount, refunded: amount }), {}),
    invoiceNumber: nullish(string()),
  }),
});

type ErasedOrder = NonNullable<ReturnType<typeof readErased>>;

/** Accounting and tax data stay: lines, amounts, city, state and pincode. */
export function anonymiseOrder(snapshot: DocumentSnapshot): Changes {
  const order = readErased(snapshot);
  if (!order) return {};
  return {
    uid: null,
    'customer.name': CLOSED_ACCOUNT,
    'customer.email': '',
    'customer.phone': '',
    'customer.address.line1': '',
    'customer.address.line2': '',
    'checkout.placedFrom': null,
    trackingTokenHashes: [],
    cancelRequest: null,
    // What was sold can still be found.
    'listing.search': order.listing.search.filter(isProductToken),
    tags: [],
    ...eraseHistoryKeys(order),
    ...erasePersonalChoices(order),
    ...anonymiseCompany(order),
  };
}

/** The GST number and company of the buyer are kept until the tax invoice is issued (CGST Rule 46). */
function anonymiseCompany({ payment, invoiceNumber }: ErasedOrder): Changes {
  if (!invoiceNumber && payment.captured - payment.refunded > 0) return {};
  return {
    'customer.gstin': FieldValue.delete(),
    'customer.companyName': FieldValue.delete(),
  };
}

/** Without them no later order counts this one as the person's. How often a pincode refuses parcels stays known. */
function eraseHistoryKeys({ cashOnDelivery }: ErasedOrder): Changes {
  const keys = cashOnDelivery?.keys;
  return keys ? { 'cashOnDelivery.keys': keys.filter(isPincodeKey) } : {};
}

/** Measurements and gift notes go; what was sold and its services stay. */
function erasePersonalChoices({ lines }: ErasedOrder): Changes {
  if (lines.every(({ tailoring }) => !tailoring)) return {};
  return {
    lines: lines.map((line) =>
      line.tailoring ? { ...line, tailoring: impersonal(line.tailoring) } : line,
    ),
  };
}

function impersonal(tailoring: InferOutput<typeof personalChoices>): object {
  const hasNote = tailoring.giftNote !== undefined;
  return { ...tailoring, measurements: [], ...(hasNote && { giftNote: '' }) };
}

/**
 * Amount, payment and card stay: they are in the accounts. A card that waits for its day is not emailed once its
 * recipient is gone.
 */
export function anonymiseGiftCardSale(sale: DocumentSnapshot, person: DataOwner): Changes {
  const isRecipient = person.email !== '' && sale.get('recipient.email') === person.email;
  return {
    ...(isBuyer(sale, person) && {
      uid: null,
      'buyer.name': CLOSED_ACCOUNT,
      'buyer.email': '',
      'buyer.phone': '',
      placedFrom: null,
    }),
    ...(isRecipient && { 'recipient.name': CLOSED_ACCOUNT, 'recipient.email': '' }),
    message: '',
  };
}

/** Products and quantities stay; the buyer and their texts go. */
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

function closedQuoteState(quote: DocumentSnapshot): Changes {
  if (quote.get('state') === 'closed') return {};
  return quote.get('versionState') === 'sent'
    ? { state: 'withdrawn', versionState: 'declined' }
    : { state: 'withdrawn' };
}
