import { isProductToken } from '@kargha/domain/orders/order-listing';

import { FieldValue, type DocumentSnapshot } from '../platform/firestore.ts';
import { isPincodeKey } from '../money/cash-on-delivery/cash-on-delivery-history.ts';
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

/** Accounting and tax data stay: lines, amounts, city, state and pincode. */
export function anonymiseOrder(order: DocumentSnapshot): Changes {
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
    'listing.search': tokensOfProducts(order),
    tags: [],
    ...eraseHistoryKeys(order),
    ...erasePersonalChoices(order),
    ...anonymiseCompany(order),
  };
}

/** The GST number and company of the buyer are kept until the tax invoice is issued (CGST Rule 46). */
function anonymiseCompany(order: DocumentSnapshot): Changes {
  const paid = Number(order.get('payment.captured')) - Number(order.get('payment.refunded'));
  if (!order.get('invoiceNumber') && paid > 0) return {};
  return {
    'customer.gstin': FieldValue.delete(),
    'customer.companyName': FieldValue.delete(),
  };
}

/** What was sold can still be found. */
function tokensOfProducts(order: DocumentSnapshot): string[] {
  return ((order.get('listing.search') ?? []) as string[]).filter(isProductToken);
}

/** Without them no later order counts this one as the person's. How often a pincode refuses parcels stays known. */
function eraseHistoryKeys(order: DocumentSnapshot): Changes {
  const keys = order.get('cashOnDelivery.keys') as string[] | undefined;
  return keys ? { 'cashOnDelivery.keys': keys.filter(isPincodeKey) } : {};
}

interface StoredLine {
  tailoring?: { services: object[]; measurements: object[]; giftNote?: string };
}

/** Measurements and gift notes go; what was sold and its services stay. */
function erasePersonalChoices(order: DocumentSnapshot): Changes {
  const lines = (order.get('lines') ?? []) as StoredLine[];
  if (lines.every(({ tailoring }) => !tailoring)) return {};
  return {
    lines: lines.map((line) =>
      line.tailoring ? { ...line, tailoring: impersonal(line.tailoring) } : line,
    ),
  };
}

function impersonal(tailoring: NonNullable<StoredLine['tailoring']>): StoredLine['tailoring'] {
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
