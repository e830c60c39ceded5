import {
  breakdownId,
  breakdownOn,
  gstBreakdown,
  returnBreakdown,
  soldBreakdown,
  type DayBreakdown,
  type MonthBreakdown,
} from '@kargha/domain/reports/analytics';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { indianDay } from '@kargha/domain/india/indian-day';
import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';
import type { Provenance } from '@kargha/domain/catalogue/provenance';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import type { CountedOrder } from './counted-orders.ts';

interface SampleRecords {
  counted: readonly CountedOrder[];
  products: readonly SeedDocument[];
  invoices: readonly Invoice[];
  creditNotes: readonly CreditNote[];
  returns: readonly Pick<OrderReturn, 'lines' | 'createdAt'>[];
}

interface DayPart {
  day: string;
  part: Partial<DayBreakdown>;
}

/** stats/breakdown-…: what the server would have counted for each day. */
export function breakdownDocuments(records: SampleRecords): SeedDocument[] {
  const months = new Map<string, MonthBreakdown>();
  for (const { day, part } of [
    ...salesParts(records),
    ...taxParts(records),
    ...returnParts(records),
  ]) {
    const month = day.slice(0, 7);
    const existing = months.get(month) ?? { kind: 'month-breakdown', month, days: {} };
    const days = { ...existing.days, [day]: mergeDays(existing.days[day] ?? {}, part) };
    months.set(month, { ...existing, days });
  }
  return [...months.values()].map((month) =>
    seedDocument(`${COLLECTIONS.stats}/${breakdownId(month.month)}`, month),
  );
}

function salesParts({ counted, products }: SampleRecords): DayPart[] {
  return counted.flatMap(({ order, entries }) =>
    entries.map(({ day, lines }) => {
      const provenances = lines.map(({ productId }) => provenanceOf(productId, products));
      return { day, part: soldBreakdown(lines, order.customer.address.state, provenances) };
    }),
  );
}

function provenanceOf(productId: string, products: readonly SeedDocument[]): Provenance | null {
  const product = products.find(({ path }) => path === `${COLLECTIONS.products}/${productId}`);
  const { provenance = null }: { provenance?: Provenance | null } = product?.data ?? {};
  return provenance;
}

function taxParts({ invoices, creditNotes }: SampleRecords): DayPart[] {
  const creditNoteParts = creditNotes.flatMap((note): DayPart[] => {
    const invoice = invoices.find(({ number }) => number === note.invoiceNumber);
    if (!invoice) return [];
    const { placeOfSupply } = invoice;
    const gst = negative(gstBreakdown({ ...note, placeOfSupply }));
    return [{ day: indianDay(note.issuedAt), part: { gst } }];
  });
  const invoiceParts = invoices.map((one) => ({
    day: indianDay(one.issuedAt),
    part: { gst: gstBreakdown(one) },
  }));
  return [...invoiceParts, ...creditNoteParts];
}

function negative(gst: DayBreakdown['gst']): DayBreakdown['gst'] {
  return Object.fromEntries(
    Object.entries(gst).map(([key, { taxable, cgst, sgst, igst }]) => [
      key,
      { taxable: -taxable, cgst: -cgst, sgst: -sgst, igst: -igst },
    ]),
  );
}

function returnParts({ returns }: SampleRecords): DayPart[] {
  return returns.map(({ lines, createdAt }) => ({
    day: indianDay(createdAt),
    part: returnBreakdown(lines),
  }));
}

/** Adds two breakdowns by asking for both as if they were days of one month. */
function mergeDays(one: Partial<DayBreakdown>, other: Partial<DayBreakdown>): DayBreakdown {
  const days = { '2000-01-01': one, '2000-01-02': other };
  return breakdownOn(Object.keys(days), [{ kind: 'month-breakdown', month: '2000-01', days }]);
}
