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

/** What the list of companies is narrowed by. */
export interface CreditFilter extends Readonly<Record<string, string>> {
  search: string;
}

/** One page of the companies, who owes longest first. @throws ApiError */
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

/** The figures above the list. @throws ApiError */
export async function readTotals(): Promise<CreditTotals> {
  const totals = storedFields(await callStaffApi('/credit/totals')).part('totals');
  return {
    companies: totals.number('companies'),
    owed: totals.number('owed'),
    lateCompanies: totals.number('lateCompanies'),
    lateOwed: totals.number('lateOwed'),
  };
}

/** One company with what it owes and may owe. @throws ApiError not_found */
export async function readCredit(uid: string): Promise<CompanyCreditDetails> {
  const answer = storedFields(await callStaffApi(`/credit/${encodeURIComponent(uid)}`));
  return {
    standing: creditAccountFrom(answer.part('standing')),
    onCredit: answer.number('onCredit'),
    overdue: answer.number('overdue'),
  };
}

/** A company that staff can give credit to. */
interface CompanyOption {
  /** uid of its buyer */
  id: string;
  label: string;
  detail: string;
}

/** The first few verified companies with this name, or whose buyer has this name, e-mail or phone. @throws ApiError */
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

/** Sets how much a company may owe. @throws ApiError stale, not_verified, … */
export async function setLimit(
  { uid, revision }: CompanyCreditSummary,
  limit: Paise,
  reason: string,
): Promise<void> {
  const path = `/credit/${encodeURIComponent(uid)}`;
  await callStaffApi(path, { method: 'PUT', body: { limit, revision, reason } });
}

/** A transfer that staff have seen on the account. */
export interface BankTransfer {
  utr: string;
  /** what it pays of this part */
  amount: Paise;
  /** all that has come by it; absent: what was recorded before, or this part alone */
  total?: Paise;
  /** the day on which the bank has booked it; absent: today */
  valueDate?: string;
  note: string;
}

/** Marks a part as paid by a bank transfer. @throws ApiError stale, wrong_amount, utr_used, … */
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
