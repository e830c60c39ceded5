import type { CompanyCreditSummary } from '../payments/credit-endpoints.ts';
import type { Age } from '../payments/instalment.ts';
import type { SettledItem } from '../payments/settlement-schema.ts';
import { day, money, text, type ExportColumns } from './export-column.ts';

const ageing = (title: string, age: Age) =>
  money(title, (company: CompanyCreditSummary) => company.ageing[age]);

export const CREDIT_COLUMNS = {
  company: text('Company', ({ companyName }: CompanyCreditSummary) => companyName),
  gstNumber: text('GSTIN', ({ gstNumber }: CompanyCreditSummary) => gstNumber),
  limit: money('Limit', ({ limit }: CompanyCreditSummary) => limit),
  owed: money('Outstanding', ({ owed }: CompanyCreditSummary) => owed),
  notDue: ageing('Not due', 'not_due'),
  days30: ageing('0–30 days', '0-30'),
  days60: ageing('31–60 days', '31-60'),
  days90: ageing('61–90 days', '61-90'),
  older: ageing('90+ days', '90+'),
  orders: text('Orders', ({ orders }: CompanyCreditSummary) =>
    orders.map(({ number }) => number).join(' '),
  ),
  id: text('Customer ID', ({ uid }: CompanyCreditSummary) => uid),
} satisfies ExportColumns<CompanyCreditSummary>;

/** What the gateway settled, for accountants. */
export const SETTLED_ITEM_COLUMNS = {
  settledAt: day('Date', ({ settledAt }: SettledItem) => settledAt),
  settlement: text('Settlement', ({ settlementId }: SettledItem) => settlementId),
  type: text('Type', ({ type }: SettledItem) => type),
  id: text('ID', ({ entityId }: SettledItem) => entityId),
  payment: text('Payment', ({ paymentId }: SettledItem) => paymentId ?? ''),
  dispute: text('Dispute', ({ disputeId }: SettledItem) => disputeId ?? ''),
  method: text('Method', ({ method }: SettledItem) => method ?? ''),
  amount: money('Amount', ({ amount }: SettledItem) => amount),
  fee: money('Fee without GST', ({ fee, tax }: SettledItem) => fee - tax),
  tax: money('GST on fee', ({ tax }: SettledItem) => tax),
  credit: money('Credit', ({ credit }: SettledItem) => credit),
  debit: money('Debit', ({ debit }: SettledItem) => debit),
  description: text('Description', ({ description }: SettledItem) => description ?? ''),
} satisfies ExportColumns<SettledItem>;
