import { bankTransferEndpoints } from '@kargha/domain/payments/bank-transfer-endpoints';
import {
  creditEndpoints,
  type CompanyCreditDetails,
  type CompanyCreditSummary,
  type CreditTotals,
} from '@kargha/domain/payments/credit-endpoints';
import type { Paise } from '@kargha/domain/money/paise';
import { storedFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';
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
  const answer = await callStaffApi(`/users?${buildQuery({ search, role: 'b2b_buyer' })}`);
  return storedFields(answer)
    .parts('users')
    .filter((user) => user.part('companyVerification').text('state') === 'verified')
    .map((user) => ({
      id: user.text('uid'),
      label: user.text('companyName'),
      detail: user.text('fullName') || user.text('email'),
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
