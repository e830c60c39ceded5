import { bankTransferEndpoints } from '@kargha/domain/payments/bank-transfer-endpoints';
import {
  creditEndpoints,
  type CompanyCreditDetails,
  type CompanyCreditSummary,
  type CreditTotals,
} from '@kargha/domain/payments/credit-endpoints';
import type { Paise } from '@kargha/domain/money/paise';
import { userEndpoints } from '@kargha/domain/people/user-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export interface CreditFilter extends Readonly<Record<string, string>> {
  search: string;
}

/** Returns one page, the longest overdue company first. */
export function listCreditAccounts(
  { search }: CreditFilter,
  cursor: string,
): Promise<ListPage<CompanyCreditSummary>> {
  return callStaffEndpoint(creditEndpoints.list, { query: { search, cursor } });
}

export async function readTotals(): Promise<CreditTotals> {
  return (await callStaffEndpoint(creditEndpoints.totals, {})).totals;
}

export function readCredit(uid: string): Promise<CompanyCreditDetails> {
  return callStaffEndpoint(creditEndpoints.show, { params: { uid } });
}

interface CompanyOption {
  id: string;
  label: string;
  detail: string;
}

/** Returns the first few verified companies whose name, or whose buyer's name, email or phone, matches. */
export async function findCompanies(search: string): Promise<CompanyOption[]> {
  const query = { search, role: 'b2b_buyer' };
  const { users } = await callStaffEndpoint(userEndpoints.list, { query });
  return users
    .filter(({ companyVerification }) => companyVerification?.state === 'verified')
    .map(({ uid, companyName, fullName, email }) => ({
      id: uid,
      label: companyName,
      detail: fullName || email,
    }));
}

/** Sets the credit limit. @throws ApiError stale, not_verified, … */
export async function setLimit(
  { uid, revision }: CompanyCreditSummary,
  limit: Paise,
  reason: string,
): Promise<void> {
  const body = { limit, revision, reason };
  await callStaffEndpoint(creditEndpoints.setLimit, { params: { uid }, body });
}

export interface BankTransfer {
  utr: string;
  /** the part of the transfer that pays this instalment */
  amount: Paise;
  /** the whole transfer; left out when it pays only this instalment, or was recorded before */
  total?: Paise;
  /** day on which the bank booked it; today when left out */
  valueDate?: string;
  note: string;
}

/** Marks an instalment as paid. @throws ApiError stale, wrong_amount, utr_used, … */
export async function recordBankTransfer(
  { id: orderId, revision }: { id: string; revision: number },
  part: string,
  transfer: BankTransfer,
): Promise<void> {
  await callStaffEndpoint(bankTransferEndpoints.record, {
    params: { orderId, part },
    body: { ...transfer, revision },
  });
}
