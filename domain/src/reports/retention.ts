import { startOfIndianDay } from '../india/indian-day.ts';
import { financialYear } from '../invoices/invoice.ts';

/** Days until the nightly job deletes records. The privacy notice lists them. */
export const RETENTION_DAYS = {
  /** newsletter sign-ups that were never confirmed */
  unconfirmedNewsletter: 30,
  /** back-in-stock requests that were sent or ended */
  endedBackInStockRequests: 90,
  /** phone order drafts, from their last change */
  phoneDrafts: 365,
  /** gift cards that were never paid, from the last payment: longer than the integrity check looks back */
  unpaidGiftCards: 60,
  /** older than anything the gateway can resend */
  webhookEvents: 400,
  /** from the last change of an invitation */
  staffInvitations: 90,
  selfChecks: 90,
  clientErrors: 90,
  searchCounts: 90,
  /** files that staff have exported, and what was exported */
  exports: 7,
  /** consents of erased people: seven years after erasure */
  forgottenConsents: 2_557,
} as const;

/**
 * Full financial years for which orders and their documents are kept: the CGST Act, section 36, requires 72 months
 * from the due date of the annual return, 31 December of the next year; the Companies Act, section 128, eight
 * financial years.
 */
export const DOCUMENT_YEARS = 8;

/** Documents from before this moment have expired: the start of a financial year in India. */
export function documentsExpireBefore(now: Date): Date {
  return startOfIndianDay(`${firstYearOf(financialYear(now)) - DOCUMENT_YEARS}-04-01`);
}

/** True for a financial year ('1718') whose documents have expired. */
export function isDocumentYearExpired(year: string, now: Date): boolean {
  return firstYearOf(year) < firstYearOf(financialYear(now)) - DOCUMENT_YEARS;
}

/** 2017 for '1718'. */
function firstYearOf(year: string): number {
  return 2000 + Number(year.slice(0, 2));
}

/** Months after which emails are deleted. */
export const EMAIL_MONTHS = 6;
