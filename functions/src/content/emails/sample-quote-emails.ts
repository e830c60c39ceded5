import { paise } from '@kargha/domain/money/paise';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import {
  offerAcceptedEmail,
  offerEmail,
  offerExpiringEmail,
  quoteReceivedEmail,
} from '../../mail/quote-emails.ts';
import type { EmailLanguage } from '../../mail/say.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import type { Mail } from '../../records/email-record.ts';

/** The emails of an invented quotation, by what happened. */
export function sampleQuoteEmails(language: EmailLanguage, at: Date): Record<string, Mail> {
  const quote = {
    ...{ contactPerson: 'Asha Verma', email: 'asha@mail.example', isEmailProven: true },
    ...{ quantity: 80, ...(language === 'hi' && { language }) },
  };
  const offer = {
    ...{ version: 1, paymentTerms: 'half-advance' as const, totals: TOTALS },
    validUntil: new Date(at.getTime() + 14 * DAY_MS),
  };
  const link = `${shopAddress()}/quotations`;
  const order = { number: 'KG-7H2K9QXD', purchaseOrderNumber: 'PO/2026/42' };
  return {
    quote_received: quoteReceivedEmail(quote, link),
    quote_offer: offerEmail(quote, offer, link),
    quote_expiring: offerExpiringEmail(quote, offer.validUntil, link),
    quote_accepted: offerAcceptedEmail(quote, offer, order, `${shopAddress()}/orders`),
  };
}

const NOTHING = paise(0);
const SUBTOTAL = paise(9_600_000);
const TAX = paise(480_000);

const TOTALS = {
  ...{ subtotal: SUBTOTAL, discount: NOTHING, shipping: NOTHING, tax: TAX },
  ...{ cgst: NOTHING, sgst: NOTHING, igst: TAX, total: paise(SUBTOTAL + TAX) },
};
