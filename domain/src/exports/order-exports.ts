import type { CreditNote, InvoiceLine, InvoiceTotals } from '../invoices/invoice.ts';
import { sumPaise, type Paise } from '../money/paise.ts';
import { pieceCount, type Order, type OrderLine, type Shipment } from '../orders/order.ts';
import { orderMethod } from '../orders/order-listing.ts';
import { ORDER_STATE_LABELS } from '../orders/order-state.ts';
import { amountToCollect } from '../payments/cash-on-delivery-plan.ts';
import { paidAndRefunded, balanceDue } from '../payments/order-balance.ts';
import { PAYMENT_METHOD_LABELS } from '../payments/payment-method.ts';
import { PAYMENT_STATE_LABELS } from '../payments/payment.ts';
import { orderWorth } from '../pricing/price-order.ts';
import { optionsText } from '../shopping/line-title.ts';
import { day, moment, money, number, text, type ExportColumns } from './export-column.ts';

export interface ExportedOrder {
  order: Order;
  tags: readonly string[];
  /** state of the supply, by its name; '' when it is not known */
  placeOfSupply: string;
  /** what an invoice of the whole order says; null without the address of the shop */
  totals: InvoiceTotals | null;
  /** null without an invoice, or when it is not exported, as are the next two */
  invoicedAt: Date | null;
  creditNotes: readonly Pick<CreditNote, 'number' | 'totals'>[];
  /** what the courier charged for parcels that came back */
  refusedParcelCost: Paise | null;
}

/** A line of an order, or its shipping. */
export interface ExportedLine extends ExportedOrder {
  /** 1 for the first line. Amounts of the whole order are in its first line only, so that columns add up. */
  place: number;
  /** null for shipping */
  line: OrderLine | null;
  taxed: Pick<
    InvoiceLine,
    'description' | 'quantity' | 'hsnCode' | 'unitPrice' | 'taxPercent' | 'taxable'
  >;
  /** null where it is not known in which state the shop is */
  heads: Pick<InvoiceLine, 'cgst' | 'sgst' | 'igst'> | null;
  tax: number;
  parcels: readonly Shipment[];
  /** rupees, as it is now; null when it is not known, or not exported */
  unitCost: number | null;
  /** grams of one unit; null when it is not known */
  grams: number | null;
}

type Row = ExportedOrder;

const joined = (values: readonly string[]) => [...new Set(values.filter(Boolean))].join('; ');

const IDENTITY = {
  number: text('Order', ({ order }: Row) => order.number),
  createdAt: moment('Ordered', ({ order }: Row) => order.createdAt),
  state: text('Status', ({ order }: Row) => ORDER_STATE_LABELS[order.state]),
} satisfies ExportColumns<Row>;

const PERSON = {
  name: text('Customer', ({ order }: Row) => order.customer.name),
  email: text('Email', ({ order }: Row) => order.customer.email),
  phone: text('Phone', ({ order }: Row) => order.customer.phone),
  company: text('Company', ({ order }: Row) => order.customer.companyName ?? ''),
  gstin: text('GSTIN', ({ order }: Row) => order.customer.gstin ?? ''),
  address1: text('Address line 1', ({ order }: Row) => order.customer.address.line1),
  address2: text('Address line 2', ({ order }: Row) => order.customer.address.line2),
  city: text('City', ({ order }: Row) => order.customer.address.city),
  region: text('State', ({ order }: Row) => order.customer.address.state),
  pincode: text('PIN code', ({ order }: Row) => order.customer.address.pincode),
  country: text('Country', ({ order }: Row) => order.customer.address.country),
} satisfies ExportColumns<Row>;

const PAYMENT = {
  paymentState: text('Payment', ({ order }: Row) => PAYMENT_STATE_LABELS[order.payment.state]),
  method: text('Payment method', ({ order }: Row) => {
    const method = orderMethod(order);
    return method === '' ? '' : PAYMENT_METHOD_LABELS[method];
  }),
  paymentId: text('Payment ID', ({ order }: Row) => order.payment.paymentId ?? ''),
  gatewayOrderId: text('Gateway order', ({ order }: Row) => order.payment.gatewayOrderId ?? ''),
  invoiceNumber: text('Invoice', ({ order }: Row) => order.invoiceNumber ?? ''),
  purchaseOrderNumber: text('PO number', ({ order }: Row) => order.purchaseOrderNumber ?? ''),
  placeOfSupply: text('Place of supply', (row: Row) => row.placeOfSupply),
  priceMode: text('Prices', ({ order }: Row) =>
    order.totals.taxIncluded ? 'with tax' : 'without tax',
  ),
  discountCode: text('Discount code', ({ order }: Row) => order.coupon?.code ?? ''),
  tags: text('Tags', (row: Row) => row.tags.join('; ')),
  invoicedAt: day('Invoice date', (row: Row) => row.invoicedAt),
  creditNotes: text('Credit notes', ({ creditNotes }: Row) =>
    joined(creditNotes.map(({ number: noteNumber }) => noteNumber)),
  ),
} satisfies ExportColumns<Row>;

/** Amounts of a whole order. */
const AMOUNTS = {
  subtotal: money('Subtotal', ({ order }: Row) => order.totals.subtotal),
  orderDiscount: money('Order discount', ({ order }: Row) => order.totals.discount),
  shipping: money('Shipping', ({ order }: Row) => order.totals.shipping),
  orderTax: money('Order tax', ({ order }: Row) => order.totals.tax),
  roundOff: money('Round-off', ({ totals }: Row) => totals?.roundOff ?? null),
  orderTotal: money('Order total', ({ order }: Row) => orderWorth(order.totals)),
  giftCard: money('Gift card', ({ order }: Row) => order.totals.giftCard),
  paid: money('Paid', ({ order }: Row) => paidAndRefunded(order).paid),
  refunded: money('Refunded', ({ order }: Row) => paidAndRefunded(order).refunded),
  balanceDue: money('Balance due', ({ order }: Row) => balanceDue(order)),
  toCollect: money('Amount to collect', ({ order }: Row) => amountToCollect(order)),
  cashOnDeliveryFee: money(
    'Cash on delivery fee',
    ({ order }: Row) => order.totals.cashOnDeliveryFee ?? 0,
  ),
  credited: money('Credit note total', ({ creditNotes }: Row) =>
    sumPaise(creditNotes.map(({ totals }) => totals.total)),
  ),
  refusedParcelCost: {
    ...money('Courier cost of refused parcels', (row: Row) => row.refusedParcelCost),
    needs: 'costs.read',
  },
} satisfies ExportColumns<Row>;

const parcelColumns = <R>(parcelsOf: (row: R) => readonly Shipment[]) => ({
  courier: text('Courier', (row: R) => joined(parcelsOf(row).map(({ courier }) => courier))),
  awb: text('AWB', (row: R) => joined(parcelsOf(row).map(({ awb }) => awb))),
  shippedAt: day('Shipped', (row: R) => parcelsOf(row)[0]?.shippedAt),
  deliveredAt: day('Delivered', (row: R) => parcelsOf(row).at(-1)?.deliveredAt),
});

/** One row for each order. */
export const ORDER_COLUMNS = {
  ...IDENTITY,
  ...PERSON,
  pieces: number('Items', ({ order }: Row) => pieceCount(order)),
  ...PAYMENT,
  ...AMOUNTS,
  ...parcelColumns(({ order }: Row) => order.shipments),
} satisfies ExportColumns<Row>;

/** Of the first line only. */
const AMOUNTS_ONCE = Object.fromEntries(
  Object.entries(AMOUNTS).map(([key, column]) => [
    key,
    { ...column, cell: (row: ExportedLine) => (row.place === 1 ? column.cell(row) : null) },
  ]),
) as { [Key in keyof typeof AMOUNTS]: (typeof AMOUNTS)[Key] };

const LINE = {
  place: number('Line', (row: ExportedLine) => row.place),
  title: text('Product', ({ line, taxed }: ExportedLine) => line?.title ?? taxed.description),
  options: text('Options', ({ line }: ExportedLine) => optionsText(line?.options)),
  services: text('Services', ({ line }: ExportedLine) =>
    joined((line?.tailoring?.services ?? []).map(({ name }) => name)),
  ),
  giftNote: text('Gift note', ({ line }: ExportedLine) => line?.tailoring?.giftNote ?? ''),
  sku: text('SKU', ({ line }: ExportedLine) => line?.sku ?? ''),
  productId: text('Product ID', ({ line }: ExportedLine) => line?.productId ?? ''),
  hsnCode: text('HSN', ({ taxed }: ExportedLine) => taxed.hsnCode),
  quantity: number('Quantity', ({ taxed }: ExportedLine) => taxed.quantity),
  unitPrice: money('Unit price', ({ taxed }: ExportedLine) => taxed.unitPrice),
  discount: money('Discount', ({ line }: ExportedLine) => line?.discount ?? 0),
  taxable: money('Taxable value', ({ taxed }: ExportedLine) => taxed.taxable),
  taxPercent: number('GST %', ({ taxed }: ExportedLine) => taxed.taxPercent),
  cgst: money('CGST', ({ heads }: ExportedLine) => heads?.cgst ?? null),
  sgst: money('SGST', ({ heads }: ExportedLine) => heads?.sgst ?? null),
  igst: money('IGST', ({ heads }: ExportedLine) => heads?.igst ?? null),
  lineTotal: money('Line total', ({ taxed, tax }: ExportedLine) => taxed.taxable + tax),
  grams: number('Weight in grams', ({ grams, taxed }: ExportedLine) =>
    grams === null ? null : Math.round(grams * taxed.quantity),
  ),
} satisfies ExportColumns<ExportedLine>;

const COST = {
  unitCost: {
    ...money('Unit cost today', ({ unitCost }: ExportedLine) =>
      unitCost === null ? null : Math.round(unitCost * 100),
    ),
    needs: 'costs.read',
  },
} satisfies ExportColumns<ExportedLine>;

/** One row for each line of an order, and one for its shipping. */
export const ORDER_LINE_COLUMNS = {
  ...IDENTITY,
  ...LINE,
  ...COST,
  ...AMOUNTS_ONCE,
  ...PAYMENT,
  ...PERSON,
  ...parcelColumns(({ parcels }: ExportedLine) => parcels),
} satisfies ExportColumns<ExportedLine>;
