import { startOfIndianDay } from '../india/indian-day.ts';
import { financialYear } from '../invoices/invoice.ts';

/**
 * For how many days the shop keeps what nobody needs for good: the nightly job takes it away after that, and the
 * privacy notice tells it to people.
 */
export const RETENTION_DAYS = {
  /** somebody asked for the newsletter and never said yes to the letter */
  unconfirmedNewsletter: 30,
  /** a notice that was sent, or that nobody waits for any more */
  endedStockNotices: 90,
  /** what staff wrote down of an order by phone, from its last change */
  phoneDrafts: 365,
  /** older than anything that the gateway could tell again */
  webhookEvents: 400,
  selfChecks: 90,
  clientErrors: 90,
  /** what a person had agreed to, without the person, from the day on which they left: seven years */
  forgottenConsents: 2_557,
} as const;

/**
 * Full years after the financial year of an order for which it and its papers are kept: the CGST Act, section 36, asks
 * for 72 months from the due date of the year's return, which is 31 December after it; the Companies Act, section 128,
 * for eight financial years.
 */
export const DOCUMENT_YEARS = 8;

/** The moment before which papers are older than they may be: the beginning of a financial year in India. */
export function documentsExpireBefore(now: Date): Date {
  return startOfIndianDay(`${firstYearOf(financialYear(now)) - DOCUMENT_YEARS}-04-01`);
}

/** True for a financial year ('1718') whose papers are older than they may be. */
export function isDocumentYearExpired(year: string, now: Date): boolean {
  return firstYearOf(year) < firstYearOf(financialYear(now)) - DOCUMENT_YEARS;
}

/** The year in which a financial year begins: 2017 for '1718'. */
function firstYearOf(year: string): number {
  return 2000 + Number(year.slice(0, 2));
}

/** The mail extension takes letters away after so many months (extensions/trigger-email.env). */
export const EMAIL_MONTHS = 6;
