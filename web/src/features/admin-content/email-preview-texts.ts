import type { Catalogue } from '#lib/language/language.ts';

/** Names of the previews; an email without a name shows its subject. */
const NAMES: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  shipped: 'Parcel sent',
  delivered: 'Parcel delivered',
  awb_corrected: 'Tracking number corrected',
  released: 'No longer on hold',
  changed: 'Items removed',
  cancelled: 'Order cancelled',
  refunded: 'Refunded',
  return_requested: 'Return requested',
  return_approved: 'Return approved',
  return_received: 'Return received',
  quote_received: 'Quotation requested',
  quote_offer: 'Quotation sent',
  quote_expiring: 'Quotation expires soon',
  quote_accepted: 'Quotation accepted',
};

const en = {
  title: 'Emails',
  subtitle:
    'Emails about an invented order with products of your shop, and about an invented quotation. Nothing is sent from here. They follow the light or dark setting of the reader.',
  email: 'Email',
  language: 'Language',
  languages: { en: 'English', hi: 'Hindi' },
  width: 'Width',
  widths: { phone: 'Phone', desktop: 'Desktop' },
  plain: 'As plain text',
  subject: (subject: string) => `Subject: ${subject}`,
  loadingOne: 'Loading emails…',
  failedOne: 'Failed to load the emails',
  nameOf: ({ id, subject }: { id: string; subject: string }) => NAMES[id] ?? subject,
};

export const emailPreviewTexts: Catalogue<typeof en> = { en };
