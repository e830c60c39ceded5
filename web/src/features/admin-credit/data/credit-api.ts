import {
  AGES,
  type Ageing,
  type CompanyCreditDetails,
  type CompanyCreditSummary,
  type CreditTotals,
} from '@kargha/domain/payments/company-credit';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

export interface CreditFilter extends Readonly<Record<string, string>> {
  search: string;
}

/** Returns one page, the longest overdue company first. */
export async function listCreditAccounts(
  filter: CreditFilter,
  cursor: string,
): Promise<ListPage<CompanyCreditSummary>> {
  const answer = storedFields(await callStaffApi(`/credit?${buildQuery({ ...filter, cursor })}`));
  return {
    rows: answer.parts('rows').map(creditAccountFrom),
    nextCursor: answer.text('nextCursor') || null,
  };
}

export async function readTotals(): Promise<CreditTotals> {
  const totals = storedFields(await callStaffApi('/credit/totals')).part('totals');
  return {
    companies: totals.number('companies'),
    owed: totals.number('owed'),
    lateCompanies: totals.number('lateCompanies'),
    lateOwed: totals.number('lateOwed'),
  };
}

export async function readCredit(uid: string): Promise<CompanyCreditDetails> {
  const answer = storedFields(await callStaffApi(`/credit/${encodeURIComponent(uid)}`));
  return {
    standing: creditAccountFrom(answer.part('standing')),
    onCredit: answer.number('onCredit'),
    overdue: answer.number('overdue'),
  };
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
  const path = `/credit/${encodeURIComponent(uid)}`;
  await callStaffApi(path, { method: 'PUT', body: { limit, revision, reason } });
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
  order: { id: string; revision: number },
  partId: string,
  transfer: BankTransfer,
): Promise<void> {
  const path = `/instalments/${encodeURIComponent(order.id)}/${encodeURIComponent(partId)}/transfer`;
  await callStaffApi(path, { method: 'POST', body: { ...transfer, revision: order.revision } });
}

function creditAccountFrom(fields: StoredFields): CompanyCreditSummary {
  const ageing = fields.part('ageing');
  const ages = AGES.map((age) => [age, paise(ageing.number(age))] as const);
  return {
    uid: fields.text('uid'),
    companyName: fields.text('companyName'),
    gstNumber: fields.text('gstNumber'),
    isVerified: fields.flag('isVerified', false),
    limit: fields.has('limit') ? paise(fields.number('limit')) : null,
    revision: fields.number('revision'),
    owed: paise(fields.number('owed')),
    ageing: Object.fromEntries(ages) as Ageing,
    orders: fields
      .parts('orders')
      .map((order) => ({ id: order.text('id'), number: order.text('number') })),
  };
}
