import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Disputes',
  subtitle:
    'A customer’s bank questions a payment. Respond before the deadline, or the money is lost.',
  loading: 'Loading disputes…',
  failed: 'Failed to load disputes',
  empty: 'No disputes need a response',
  emptyHint: 'Disputes appear here as soon as the payment company reports them.',
  none: 'No disputes yet',
  noneHint: 'Disputes appear here as soon as the payment company reports them.',
  views: 'Show disputes',
  viewNames: { open: 'Needs response', all: 'All' },
  columns: {
    dispute: 'Dispute',
    order: 'Order',
    amount: 'Amount',
    respondBy: 'Respond by',
    status: 'Status',
    actions: 'Actions',
  },
  deducted: (amount: string) => `${amount} deducted`,
  moreEvidence: 'The bank asks for more evidence',
  giftCard: (number: string) => `Gift card ${number}`,
  unknownPayment: 'Unknown payment',
  accept: 'Accept',
  acceptNamed: (id: string) => `Accept dispute ${id}`,
  acceptTitle: (amount: string) => `Accept the dispute over ${amount}?`,
  acceptHint:
    'The amount is deducted from your balance and returned to the customer. You cannot undo this.',
  acceptConfirm: 'Accept dispute',
  accepted: 'Dispute accepted.',
  contest: 'Contest',
  contestNamed: (id: string) => `Contest dispute ${id}`,
  contestTitle: (amount: string) => `Contest the dispute over ${amount}`,
  contestHint:
    'We send a PDF with the order, invoice, delivery and emails, or with the sale of the gift card. Look at it before you submit.',
  evidence: 'Download evidence (PDF)',
  evidenceName: (id: string) => `evidence-${id}.pdf`,
  summary: 'Why is the charge right?',
  summaryMissing: 'Please explain why the charge is right.',
  contestConfirm: 'Submit evidence',
  contested: 'Evidence submitted. The bank decides.',
};

export const disputesTexts: Catalogue<typeof en> = { en };
