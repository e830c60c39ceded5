import type { GatewayFigures, Settlement } from './settlement-schema.ts';
import { indianDay } from '../india/indian-day.ts';
import { paise, paiseToRupees, type Paise } from '../money/paise.ts';

/** The ledgers that the vouchers name; Tally asks for those that do not exist yet. */
const TALLY_LEDGERS = {
  bank: 'Bank',
  sales: 'Online sales receipts',
  refunds: 'Refunds to customers',
  fees: 'Payment gateway charges',
  tax: 'Input GST on gateway charges',
  disputes: 'Lost payment disputes',
  adjustments: 'Payment gateway adjustments',
} as const;

interface Posting {
  ledger: string;
  /** above 0: debit */
  amount: Paise;
}

type SettledFigures = Settlement & GatewayFigures;

/**
 * The voucher of a settlement: what reached the bank, and where it comes from. Debits and credits are equal to the
 * paisa; money that the items do not explain is an adjustment.
 */
export function settlementPostings(settlement: SettledFigures): Posting[] {
  const { amount, payments, refunds, fees, tax, disputes } = settlement;
  const named: [keyof typeof TALLY_LEDGERS, number][] = [
    ['bank', amount],
    ['refunds', refunds],
    ['fees', fees],
    ['tax', tax],
    ['disputes', disputes],
    ['sales', 0 - payments],
  ];
  const rest = named.reduce((sum, [, debit]) => sum + debit, 0);
  return [...named, ['adjustments', 0 - rest] as const]
    .filter(([, debit]) => debit !== 0)
    .map(([name, debit]) => ({ ledger: TALLY_LEDGERS[name], amount: paise(debit) }));
}

/**
 * Receipt vouchers in the XML that Tally imports (Gateway of Tally › Import › Vouchers;
 * help.tallysolutions.com/xml-integration). The settlement's id is the voucher's, so that a second import changes
 * nothing.
 */
export function tallyVouchers(settlements: readonly SettledFigures[]): string {
  const messages = settlements.filter(({ status }) => status === 'processed').map(voucher);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE>',
    '<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>',
    '<BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC>',
    '<REQUESTDATA>',
    ...messages,
    '</REQUESTDATA>',
    '</IMPORTDATA></BODY>',
    '</ENVELOPE>',
    '',
  ].join('\n');
}

function voucher(settlement: SettledFigures): string {
  const { id, utr, createdAt } = settlement;
  const date = indianDay(createdAt).replaceAll('-', '');
  return [
    '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
    `<VOUCHER REMOTEID="${escaped(id)}" VCHTYPE="Receipt" ACTION="Create">`,
    `<DATE>${date}</DATE>`,
    '<VOUCHERTYPENAME>Receipt</VOUCHERTYPENAME>',
    `<VOUCHERNUMBER>${escaped(id)}</VOUCHERNUMBER>`,
    `<NARRATION>${escaped(`Razorpay settlement ${id}, UTR ${utr}`)}</NARRATION>`,
    ...settlementPostings(settlement).map(entry),
    '</VOUCHER>',
    '</TALLYMESSAGE>',
  ].join('\n');
}

/** In Tally a debit is "deemed positive" and has a negative amount, in rupees. */
function entry({ ledger, amount }: Posting): string {
  const isDebit = amount > 0;
  const rupees = paiseToRupees(paise(0 - amount)).toFixed(2);
  return [
    '<ALLLEDGERENTRIES.LIST>',
    `<LEDGERNAME>${escaped(ledger)}</LEDGERNAME>`,
    `<ISDEEMEDPOSITIVE>${isDebit ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE>`,
    `<AMOUNT>${rupees}</AMOUNT>`,
    '</ALLLEDGERENTRIES.LIST>',
  ].join('');
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');
}
