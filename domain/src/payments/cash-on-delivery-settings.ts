import { recordOf, textOf } from '../records/stored-record.ts';

/** settings/public.cashOnDelivery */
export interface CashOnDeliverySettings {
  isOn: boolean;
  minRupees: number;
  maxRupees: number;
  /** added to the shipping charge, and taxed like it */
  feeRupees: number;
  /** percent of the total that is paid online before the order is placed */
  advancePercent: number;
  /** pincodes or their beginnings, separated by commas; '' for all of India */
  servedPincodes: string;
  excludedPincodes: string;
  /** separated by commas */
  excludedSkus: string;
  /** open orders per person, phone number, mailbox and address */
  openPerPerson: number;
  /** refused parcels in a year that are forgiven */
  mostRefused: number;
}

/** No one may receive ₹2 lakh or more in cash for one transaction (Income-tax Act s. 269ST). */
export const MOST_CASH_RUPEES = 199_999;

export const DEFAULT_CASH_ON_DELIVERY: CashOnDeliverySettings = {
  isOn: false,
  minRupees: 1,
  maxRupees: 5000,
  feeRupees: 0,
  advancePercent: 0,
  servedPincodes: '',
  excludedPincodes: '',
  excludedSkus: '',
  openPerPerson: 2,
  mostRefused: 1,
};

const NUMBERS = [
  ...(['minRupees', 'maxRupees', 'feeRupees', 'advancePercent'] as const),
  ...(['openPerPerson', 'mostRefused'] as const),
];

/** Missing or invalid values keep their defaults; it is on only when that is stored. */
export function readCashOnDelivery(stored: unknown): CashOnDeliverySettings {
  const fields = recordOf(stored);
  const read = { ...DEFAULT_CASH_ON_DELIVERY, isOn: fields.isOn === true };
  for (const name of NUMBERS) {
    const value = fields[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) read[name] = value;
  }
  for (const name of ['servedPincodes', 'excludedPincodes', 'excludedSkus'] as const) {
    read[name] = textOf(fields[name]);
  }
  return { ...read, maxRupees: Math.min(read.maxRupees, MOST_CASH_RUPEES) };
}
