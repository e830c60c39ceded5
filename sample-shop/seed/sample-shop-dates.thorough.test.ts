import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';
import { financialYear, invoiceNumber, type InvoiceSeries } from '@kargha/domain/invoices/invoice';
import { indianDay } from '@kargha/domain/india/indian-day';
import type { Order } from '@kargha/domain/orders/order';
import { STATES_NEEDING_ACTION } from '@kargha/domain/orders/order-state';
import { discountStatus, type Discount } from '@kargha/domain/pricing/discount';
import type { QuoteRequest } from '@kargha/domain/quotes/quote-schema';
import { DASHBOARD_DAYS } from '@kargha/domain/reports/dashboard-endpoints';
import type { MonthSales } from '@kargha/domain/reports/sales';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import { beforeAll, describe, expect, test } from 'vitest';

import type { SeedDocument } from './foundation/seed-document.ts';
import { FAR_DAYS, anchorOn, sampleShopOn } from './testing/sample-shop-on.ts';

interface Issued {
  number: string;
  financialYear: string;
  serial: number;
  issuedAt: Date;
}

const SERIES: Record<string, InvoiceSeries> = {
  invoices: 'KG',
  creditNotes: 'KC',
  receiptVouchers: 'KR',
};

let shop: SeedDocument[];

function dataIn<T>(collection: string): T[] {
  return shop
    .filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
    .map(({ data }) => data as T);
}

function serialsOf(collection: string): number[][] {
  const issued = dataIn<Issued>(collection).toSorted(
    (one, other) => +one.issuedAt - +other.issuedAt,
  );
  const years = new Map<string, number[]>();
  for (const { financialYear: year, serial } of issued) {
    years.set(year, [...(years.get(year) ?? []), serial]);
  }
  return [...years.values()];
}

describe.each(FAR_DAYS)('a sample shop that opens on %s', (day) => {
  const now = anchorOn(day);
  beforeAll(async () => {
    shop = await sampleShopOn(day);
  });

  test('has orders from the last ninety days, open orders, and sales for the dashboard', () => {
    const ages = dataIn<Order>('orders').map(({ createdAt }) => (+now - +createdAt) / DAY_MS);
    expect(Math.min(...ages)).toBeLessThan(1);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(90);
    const waiting = dataIn<Order>('orders').filter(({ state }) =>
      STATES_NEEDING_ACTION.includes(state),
    );
    expect(waiting).toHaveLength(8);
    const since = indianDay(new Date(+now - DASHBOARD_DAYS * DAY_MS));
    const sold = dataIn<Partial<MonthSales>>('stats')
      .filter(({ kind }) => kind === 'month-sales')
      .flatMap(({ days }) => Object.entries(days ?? {}))
      .filter(([sold]) => sold > since && sold <= indianDay(now));
    expect(sold.reduce((sum, [, { orders }]) => sum + orders, 0)).toBeGreaterThan(20);
  });

  test('stores daily sales in the document of the month', () => {
    const months = dataIn<Partial<MonthSales>>('stats').filter(({ days }) => days !== undefined);
    expect(months.length).toBeGreaterThan(8);
    for (const { month, days = {} } of months) {
      for (const one of Object.keys(days)) expect(one.slice(0, 7)).toBe(month);
    }
  });

  test('numbers its documents without gaps within each financial year', () => {
    for (const [collection, series] of Object.entries(SERIES)) {
      for (const one of dataIn<Issued>(collection)) {
        expect(one.financialYear).toBe(financialYear(one.issuedAt));
        expect(one.number).toBe(invoiceNumber(series, one.financialYear, one.serial));
      }
      const years = serialsOf(collection);
      for (const serials of years) expect(serials).toEqual(serials.map((_, index) => index + 1));
      expect(years.flat().length, collection).toBeGreaterThan(0);
    }
  });

  test('issues a credit note after its invoice', () => {
    const invoices = new Map(dataIn<Invoice>('invoices').map((one) => [one.number, one]));
    for (const { invoiceNumber: number, issuedAt } of dataIn<CreditNote>('creditNotes')) {
      expect(+invoices.get(number)!.issuedAt).toBeLessThan(+issuedAt);
    }
  });

  test('has quotations that can be accepted and valid discounts', () => {
    const quoted = dataIn<QuoteRequest>('quotes').filter(({ state }) => state === 'quoted');
    expect(quoted.length).toBeGreaterThan(1);
    for (const { validUntil } of quoted) expect(+validUntil!).toBeGreaterThan(+now);
    const active = dataIn<Discount>('discounts').filter(
      (discount) => discountStatus(discount, now) === 'active',
    );
    expect(active.length).toBeGreaterThan(3);
  });
});

test('has invoices of both financial years around 1 April', async () => {
  shop = await sampleShopOn('2027-05-10');
  expect(serialsOf('invoices')).toHaveLength(2);
});
