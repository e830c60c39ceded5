import { AGES, type Ageing } from '@kargha/domain/bulk-credit';
import { paise, type Paise } from '@kargha/domain/paise';
import { storedFields, type StoredFields } from '#lib/stored-fields.ts';
import { asStaff } from '#session/state/staff-api.ts';

/** A company and what it owes; `limit` is null without any credit. */
export interface Standing {
  uid: string;
  companyName: string;
  gstNumber: string;
  isVerified: boolean;
  limit: Paise | null;
  revision: number;
  owed: Paise;
  ageing: Ageing;
  orders: { id: string; number: string }[];
}

/** @throws ApiError */
export async function readStandings(): Promise<Standing[]> {
  return storedFields(await asStaff('/credit'))
    .parts('companies')
    .map(standingFrom);
}

/** Sets how much a company may owe. @throws ApiError stale, not_verified, … */
export async function setLimit(
  { uid, revision }: Standing,
  limit: Paise,
  reason: string,
): Promise<void> {
  const path = `/credit/${encodeURIComponent(uid)}`;
  await asStaff(path, { method: 'PUT', body: { limit, revision, reason } });
}

/** A transfer that staff have seen on the account. */
export interface SeenTransfer {
  utr: string;
  amount: Paise;
  note: string;
}

/** Marks a part as paid by a bank transfer. @throws ApiError stale, wrong_amount, utr_used, … */
export async function recordTransfer(
  order: { id: string; revision: number },
  partId: string,
  seen: SeenTransfer,
): Promise<void> {
  const path = `/instalments/${encodeURIComponent(order.id)}/${encodeURIComponent(partId)}/transfer`;
  await asStaff(path, { method: 'POST', body: { ...seen, revision: order.revision } });
}

/** Writes down that a part of a cancelled order went back by bank. @throws ApiError stale, sent_back, utr_used, … */
export async function returnTransfer(
  order: { id: string; revision: number },
  partId: string,
  sent: Omit<SeenTransfer, 'amount'>,
): Promise<void> {
  const path = `/instalments/${encodeURIComponent(order.id)}/${encodeURIComponent(partId)}/return`;
  await asStaff(path, { method: 'POST', body: { ...sent, revision: order.revision } });
}

function standingFrom(fields: StoredFields): Standing {
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
