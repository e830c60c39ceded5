import { formatLongDate } from '@kargha/domain/india/long-date';
import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';
import type { DisputeRecord } from '@kargha/domain/payments/dispute-schema';
import type { GiftCard } from '@kargha/domain/pricing/gift-card';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import { notFound } from '../../http/errors.ts';
import { drawHeading, rupeeAmount } from '../../pdf/document-sections.ts';
import { renderPdf } from '../../pdf/pdf-document.ts';
import { drawBlocks } from '../../pdf/text-blocks.ts';
import { giftCardRef, readGiftCard } from '../../records/gift-card-record.ts';
import { giftCardSaleWithId, type GiftCardSale } from '../../records/gift-card-sale-record.ts';
import { paymentRef, readPayment } from '../../records/payment-record.ts';
import { disputeBlock, paidBy } from './evidence-pdf.ts';

/** Evidence from what is stored of the sale. Throws 404. */
export async function giftCardEvidence(
  id: string,
  dispute: DisputeRecord & { giftCardSaleId: string },
  at: Date,
): Promise<Buffer> {
  const sale = await giftCardSaleWithId(dispute.giftCardSaleId);
  if (!sale) throw notFound('We could not find the sale of this gift card.');
  const card = sale.cardId === null ? null : readGiftCard(await giftCardRef(sale.cardId).get());
  const payment = readPayment(await paymentRef(dispute.paymentId).get());
  return giftCardEvidencePdf({ id, dispute, sale, card, payment }, at);
}

interface SaleEvidence {
  id: string;
  dispute: DisputeRecord;
  sale: GiftCardSale;
  card: GiftCard | null;
  payment: Parameters<typeof paidBy>[0];
}

/** Shows that a gift card was bought, emailed and spent. Its code is not in it: the evidence goes to a bank. */
export function giftCardEvidencePdf(
  { id, dispute, sale, card, payment }: SaleEvidence,
  at: Date,
): Promise<Buffer> {
  const info = { title: `Evidence for dispute ${id}`, author: SHOP_NAME, date: at };
  return renderPdf(info, (pdf) => {
    drawHeading(pdf, 'Evidence', `Dispute ${id}`);
    const lines = [...saleLines(sale), paidBy(payment)];
    drawBlocks(pdf, [disputeBlock(dispute), { title: 'Sale of a gift card', lines }]);
    drawBlocks(pdf, [buyerBlock(sale), { title: 'Gift card', lines: cardLines(sale, card) }]);
  });
}

function saleLines({ number, amount, createdAt, paidAt }: GiftCardSale): string[] {
  return [
    `Sale ${number} of ${formatLongDate(createdAt)}`,
    `Amount ${rupeeAmount(amount)}`,
    paidAt ? `Paid on ${formatLongDate(paidAt)}` : '',
  ];
}

function buyerBlock({ buyer }: GiftCardSale) {
  return { title: 'Buyer', lines: [buyer.name, buyer.email, buyer.phone] };
}

function cardLines(
  { cardNumber, recipient, deliverOn, emailDueOn }: GiftCardSale,
  card: GiftCard | null,
): string[] {
  if (!card) return ['No card was issued'];
  const day = formatLongDate(startOfIndianDay(deliverOn));
  const sent = emailDueOn === null ? 'Emailed on' : 'To be emailed on';
  const spent = paise(card.initial - card.balance);
  return [
    cardNumber,
    `For ${recipient.name}`,
    `${sent} ${day} to ${recipient.email}`,
    `Spent ${rupeeAmount(spent)} of ${rupeeAmount(card.initial)}`,
  ];
}
