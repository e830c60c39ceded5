import { boolean, object } from 'yup';

import { indianDay, isCalendarDay } from '../india/indian-day.ts';
import { formMessages } from '../messages/form-messages.ts';
import { recordOf, textOf } from '../records/stored-record.ts';
import { optionalText, wholeNumber } from '../settings/settings-fields.ts';

/** Rule 138(1): an e-way bill above this consignment value in rupees. A state may set a higher limit within it. */
export const E_WAY_BILL_LIMIT_RUPEES = 50_000;

/** What the shop reports to the tax portal. Both are off by default: most shops are below the turnover limit. */
export const taxPortalSchema = object({
  /**
   * First day whose invoices are registered, as 2026-04-01; '' for never. Mandatory above ₹5 crore of turnover in any
   * financial year from 2017-18, since 1 August 2023 (Rule 48(4), Notification 13/2020, changed by 10/2023).
   */
  eInvoiceFrom: optionalText(10, 'The first day').test(
    'day',
    'The first day is a date such as 2026-04-01',
    (day) => day === '' || isCalendarDay(day),
  ),
  /** The portal refuses older documents for a turnover of ₹10 crore, since 1 April 2025 (GSTN, 5 November 2024). */
  isLimitedTo30Days: boolean().required(),
  eWayBills: boolean().required(),
  eWayBillLimitWithinState: wholeNumber(
    'The limit within the state',
    E_WAY_BILL_LIMIT_RUPEES,
    500_000,
  ),
}).exact(formMessages.unknown_field);

export interface TaxPortalSettings {
  eInvoiceFrom: string;
  isLimitedTo30Days: boolean;
  eWayBills: boolean;
  /** rupees */
  eWayBillLimitWithinState: number;
}

/** Missing and invalid values keep their defaults: off. */
export function readTaxPortal(stored: unknown): TaxPortalSettings {
  const { eInvoiceFrom, isLimitedTo30Days, eWayBills, eWayBillLimitWithinState } = recordOf(stored);
  const from = textOf(eInvoiceFrom);
  return {
    eInvoiceFrom: isCalendarDay(from) ? from : '',
    isLimitedTo30Days: isLimitedTo30Days === true,
    eWayBills: eWayBills === true,
    eWayBillLimitWithinState:
      typeof eWayBillLimitWithinState === 'number'
        ? eWayBillLimitWithinState
        : E_WAY_BILL_LIMIT_RUPEES,
  };
}

/** True for documents of this moment. */
export function isEInvoicing({ eInvoiceFrom }: TaxPortalSettings, at: Date): boolean {
  return eInvoiceFrom !== '' && indianDay(at) >= eInvoiceFrom;
}
