import type { Product } from '@kargha/domain/catalogue/product';
import type { Invoice, InvoiceParty } from '@kargha/domain/invoices/invoice';
import type { Order } from '@kargha/domain/orders/order';
import { paise } from '@kargha/domain/money/paise';
import type { QuoteVersion } from '@kargha/domain/quotes/quote-schema';
import type { EWayBill } from '@kargha/domain/invoices/e-way-bill-schema';
import type { ReceiptVoucher } from '@kargha/domain/invoices/invoice-fields';

import { cataloguePdf } from '../../functions/src/business/bulk-catalogue/catalogue-pdf.ts';
import { labelsPdf } from '../../functions/src/catalogue/labels/label-pdf.ts';
import { certificatesPdf } from '../../functions/src/catalogue/pieces/certificate-pdf.ts';
import { eWayBillPdf } from '../../functions/src/documents/e-way-bill/e-way-bill-pdf.ts';
import { creditNotePdf, invoicePdf } from '../../functions/src/documents/invoices/invoice-pdf.ts';
import { invoicesPdf } from '../../functions/src/documents/order-documents/invoices-pdf.ts';
import { packingSlips } from '../../functions/src/documents/order-documents/packing-slip-pdf.ts';
import { parcelLabels } from '../../functions/src/documents/order-documents/parcel-label-pdf.ts';
import { workSheets } from '../../functions/src/documents/order-documents/work-sheet-pdf.ts';
import { purchaseOrderPdf } from '../../functions/src/stock/purchase-orders/purchase-order-pdf.ts';
import { quotationPdf } from '../../functions/src/business/quotes/quotation-pdf.ts';
import {
  receiptPdf,
  refundVoucherPdf,
} from '../../functions/src/documents/receipts/receipt-pdf.ts';
import { evidenceWith, saleEvidenceWith } from './hostile-evidence.ts';

type Purchase = Parameters<typeof purchaseOrderPdf>[0];
type Quotation = Parameters<typeof quotationPdf>[0];
type Labelled = Parameters<typeof labelsPdf>[0][number];
type Certified = Parameters<typeof certificatesPdf>[0];
type Offered = Parameters<typeof cataloguePdf>[0][number];

const AT = new Date('2026-11-21T06:00:00Z');
const SUM = paise(100_000);
const NIL = paise(0);
const HEADS = { cgst: NIL, sgst: NIL, igst: NIL };

const addressWith = (typed: string) => ({
  ...{ line1: typed, line2: typed, city: typed, state: 'Assam' },
  ...{ pincode: '781001', country: 'India' as const },
});
const partyWith = (typed: string): InvoiceParty => ({
  ...{ name: typed, gstin: '', stateCode: '18', address: addressWith(typed) },
});
const place = { name: 'Assam', stateCode: '18' };

function invoiceWith(typed: string): Invoice {
  const line = { productId: 'p', description: typed, hsnCode: '5007', quantity: 1, unit: 'PCS' };
  return {
    ...{ number: 'KG/2627/000001', financialYear: '2627', serial: 1, uid: null },
    ...{ orderId: 'o', orderNumber: 'KG-1', reverseCharge: false, issuedAt: AT },
    supplier: partyWith(typed),
    buyer: partyWith(typed),
    deliverTo: addressWith(typed),
    contact: { name: typed, phone: typed },
    placeOfSupply: place,
    lines: [{ ...line, ...HEADS, unitPrice: SUM, taxable: SUM, taxPercent: 0 }],
    totals: { ...HEADS, taxable: SUM, shipping: NIL, roundOff: NIL, total: SUM },
    purchaseOrderNumber: typed,
  };
}

function receiptWith(typed: string): ReceiptVoucher {
  return {
    ...{ number: 'KR/2627/000001', financialYear: '2627', serial: 1, uid: null, partId: '1' },
    ...{ orderId: 'o', orderNumber: 'KG-1', supplier: partyWith(typed), buyer: partyWith(typed) },
    ...{ placeOfSupply: place, amount: SUM, orderTotal: SUM, reference: typed, issuedAt: AT },
    goods: [{ description: typed, hsnCode: '5007', quantity: 1, taxPercent: 5 }],
    purchaseOrderNumber: typed,
  };
}

function orderWith(typed: string): Order {
  const line = { productId: 'p', title: typed, sku: typed, quantity: 1, unitPrice: SUM, held: 1 };
  return {
    ...{ number: 'KG-1', createdAt: AT, updatedAt: AT, shipments: [], lines: [line] },
    customer: { name: typed, email: '', phone: '9876543210', address: addressWith(typed) },
  } as unknown as Order;
}

function sewnWith(typed: string): Order {
  const order = orderWith(typed);
  const tailoring = {
    services: [{ id: 's', name: typed, price: SUM }],
    measurements: [{ id: 'm', name: typed, unit: 'cm', mm: 900 }],
    giftNote: typed,
  };
  return { ...order, lines: [{ ...order.lines[0], tailoring }] } as unknown as Order;
}

function quotationWith(typed: string): Quotation {
  const offer = {
    ...{ version: 1, state: 'sent', withinState: false, placeOfSupply: place, terms: typed },
    ...{ paymentTerms: 'advance', leadTimeDays: 7, validUntil: AT, sentAt: AT, createdAt: AT },
    ...{ buyer: { name: typed, gstin: '' }, overallDiscount: NIL, shipping: NIL },
    lines: [
      {
        ...{ productId: null, description: typed, customisation: typed, hsnCode: '5007' },
        ...{ quantity: 1, unitPrice: SUM, taxPercent: 5, discountPercent: 0 },
      },
    ],
    totals: { ...HEADS, subtotal: SUM, discount: NIL, shipping: NIL, total: SUM },
  } as unknown as QuoteVersion;
  const quote = { id: 'quote-1', companyName: typed, contactPerson: typed, email: '', phone: '' };
  return { quote, offer, supplier: partyWith(typed) } as unknown as Quotation;
}

function offeredWith(typed: string): Offered {
  const bulk = { minimum: 10, multiple: 1, leadTimeDays: 7 };
  const product = {
    ...{ title: typed, sku: typed, price: 1000, costPerItem: 0, bulk, pictures: [] },
    ...{ variants: [], combinations: {} },
  };
  return { product: product as unknown as Product, tiers: [], picture: null };
}

function purchaseWith(typed: string): Purchase {
  const line = { productId: 'p', title: typed, sku: typed, ordered: 10, unitCost: SUM };
  const order = {
    ...{ number: 'PO-0001', state: 'ordered', total: SUM, note: typed },
    ...{ expectedAt: AT, orderedAt: AT, createdAt: AT, updatedAt: AT },
  };
  const supplier = { name: typed, state: 'Assam' };
  return { order, lines: [line], supplier, shop: partyWith(typed) } as unknown as Purchase;
}

function labelledWith(typed: string): Labelled {
  const named = { name: typed, address: typed };
  const declared = {
    ...{ mrp: SUM, netQuantity: '1 piece', perUnit: null, monthOfManufacture: '' },
    ...{ countryOfOrigin: 'India', maker: { ...named, kind: 'manufacturer' } },
    care: { ...named, phone: typed, email: typed },
  };
  return {
    ...{ product: { title: typed, sku: '', barcode: '' }, declared },
    addresses: ['https://kargha.example/products/p'],
  } as unknown as Labelled;
}

function batchWith(typed: string): Certified {
  const marks = [{ scheme: 'silk_mark', giName: '', labelNo: typed, authorisedUser: '' }];
  const origin = {
    ...{ artisan: typed, cluster: typed, district: '', state: typed, craft: typed, weave: typed },
    ...{ loomType: typed, dye: typed, zari: typed, dimensions: typed, care: typed },
    ...{ handHours: 0, fibre: [{ name: typed, percent: 100 }] },
  };
  return {
    ...{ title: typed, options: { Size: typed }, provenance: origin, marks, createdAt: AT },
    ...{ countryOfOrigin: 'India', monthOfManufacture: '', receivedAt: AT, count: 1 },
  } as unknown as Certified;
}

function eWayBillWith(typed: string): EWayBill {
  return {
    ...{ id: 'b', number: '341000000001', state: 'active', documentType: 'INV', mode: 'road' },
    ...{ documentNumber: typed, invoiceNumber: typed, orderNumber: typed, value: SUM },
    ...{ distanceKm: 1, transporterId: typed, vehicleNumber: typed, transportDocument: typed },
    ...{
      generatedAt: AT,
      requestedAt: AT,
      validUntil: AT,
      lines: [{ productId: 'p', quantity: 1 }],
    },
  } as unknown as EWayBill;
}

const senderWith = (typed: string) => ({ name: typed, lines: [typed] });

/** Every PDF that the shop prints, with the same user text in every field. */
export const DOCUMENTS_TO_PRINT: Record<string, (typed: string) => Promise<Buffer>> = {
  'evidence against a dispute': (typed) => evidenceWith(typed, orderWith(typed)),
  'evidence of a gift card’s sale': saleEvidenceWith,
  'tax invoice': (typed) => invoicePdf(invoiceWith(typed)),
  'several invoices': (typed) => invoicesPdf([invoiceWith(typed)], []),
  'credit note': (typed) =>
    creditNotePdf(
      { ...invoiceWith(typed), invoiceNumber: 'KG/2627/000001', reason: typed },
      invoiceWith(typed),
    ),
  'receipt voucher': (typed) => receiptPdf(receiptWith(typed)),
  'refund voucher': (typed) =>
    refundVoucherPdf({
      ...receiptWith(typed),
      ...{ receiptNumber: 'KR/2627/000001', receiptIssuedAt: AT, receiptAmount: SUM },
      refundId: 'r',
    }),
  quotation: (typed) => quotationPdf(quotationWith(typed)),
  'packing slip': (typed) => packingSlips([orderWith(typed)], senderWith(typed), () => typed),
  'work sheet': (typed) => workSheets(sewnWith(typed), senderWith(typed)),
  'parcel label': (typed) =>
    parcelLabels([{ order: orderWith(typed), parcel: null }], senderWith(typed)),
  'e-way bill': (typed) => eWayBillPdf(eWayBillWith(typed), invoiceWith(typed)),
  'product label': (typed) => labelsPdf([labelledWith(typed)], 'a4', AT),
  certificate: (typed) =>
    certificatesPdf(batchWith(typed), [{ code: 'K7QXM2P-1-9FTRA', number: 1 }], {
      ...senderWith(typed),
      address: 'https://kargha.example',
    }),
  'purchase order': (typed) => purchaseOrderPdf(purchaseWith(typed)),
  'bulk catalogue': (typed) => cataloguePdf([offeredWith(typed)], { gst: 'added', at: AT }),
};
