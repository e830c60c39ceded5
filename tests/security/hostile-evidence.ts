import { paise } from '@kargha/domain/money/paise';

import { evidencePdf } from '../../functions/src/orders/disputes/evidence-pdf.ts';
import { giftCardEvidencePdf } from '../../functions/src/orders/disputes/gift-card-evidence.ts';

type Disputed = Parameters<typeof evidencePdf>[0];
type DisputedSale = Parameters<typeof giftCardEvidencePdf>[0];

const AT = new Date('2026-11-21T06:00:00Z');
const SUM = paise(100_000);
const NIL = paise(0);

function disputeWith(typed: string) {
  const dispute = { phase: 'chargeback', amount: SUM, paymentId: 'pay_1', createdAt: AT };
  return { id: 'disp_1', dispute: { ...dispute, reason: typed }, payment: null };
}

export function evidenceWith(typed: string, order: object): Promise<Buffer> {
  const paid = { totals: { total: SUM }, payment: { captured: SUM, refunded: NIL } };
  const email = { subject: typed, to: typed, text: typed, sentAt: AT };
  const evidence = {
    ...disputeWith(typed),
    ...{ order: { ...order, stateTimes: {}, ...paid }, invoice: null, emails: [email] },
  };
  return evidencePdf(evidence as unknown as Disputed, AT);
}

export function saleEvidenceWith(typed: string): Promise<Buffer> {
  const person = { name: typed, email: typed, phone: typed };
  const sale = {
    ...{ number: 'KS-1', amount: SUM, createdAt: AT, paidAt: AT, buyer: person, recipient: person },
    ...{ cardNumber: 'KGC-0001', deliverOn: '2026-11-21', emailDueOn: null },
  };
  const evidence = { ...disputeWith(typed), sale, card: { initial: SUM, balance: NIL } };
  return giftCardEvidencePdf(evidence as unknown as DisputedSale, AT);
}
