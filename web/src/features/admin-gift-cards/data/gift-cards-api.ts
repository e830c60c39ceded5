import { GIFT_CARD_STATES } from '@kargha/domain/pricing/gift-card';
import type {
  GiftCardDetails,
  GiftCardRow,
  GiftCardTotals,
  NewGiftCard,
} from '@kargha/domain/pricing/gift-card-admin';
import { paise } from '@kargha/domain/money/paise';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

const ROOT = '/gift-cards';
const EVENTS = ['issued', 'redeemed', 'restored', 'lapsed', 'disabled'] as const;

export async function listGiftCards(
  filter: { filter: string },
  cursor: string,
): Promise<ListPage<GiftCardRow>> {
  const answer = storedFields(await callStaffApi(`${ROOT}?${buildQuery({ ...filter, cursor })}`));
  return {
    rows: answer.parts('rows').map(toGiftCardRow),
    nextCursor: answer.text('nextCursor') || null,
  };
}

export async function readTotals(): Promise<GiftCardTotals> {
  const totals = storedFields(await callStaffApi(`${ROOT}/totals`)).part('totals');
  return {
    active: totals.number('active'),
    value: totals.number('value'),
    redeemed: totals.number('redeemed'),
    expired: totals.number('expired'),
  };
}

/** Returns a gift card with its history, newest first. @throws ApiError */
export async function findGiftCard(id: string): Promise<GiftCardDetails> {
  const fields = storedFields(await callStaffApi(cardPath(id))).part('card');
  return {
    ...toGiftCardRow(fields),
    issuedAt: fields.text('issuedAt'),
    events: fields.parts('events').map((event) => ({
      what: event.choice('what', EVENTS),
      amount: paise(event.number('amount')),
      orderId: event.text('orderId') || null,
      by: event.text('by'),
      at: event.text('at'),
      until: event.text('until'),
    })),
    hasEarlier: fields.flag('hasEarlier', false),
  };
}

/** Issues a gift card. The code is returned only here. @throws ApiError */
export async function issueGiftCard(
  giftCard: NewGiftCard,
): Promise<{ code: string; card: GiftCardRow }> {
  const answer = storedFields(await callStaffApi(ROOT, { method: 'POST', body: giftCard }));
  return { code: answer.text('code'), card: toGiftCardRow(answer.part('card')) };
}

/** @throws ApiError 409 when it is already disabled */
export async function disableGiftCard(id: string, reason: string): Promise<GiftCardRow> {
  const answer = await callStaffApi(`${cardPath(id)}/disable`, {
    method: 'POST',
    body: { reason },
  });
  return toGiftCardRow(storedFields(answer).part('card'));
}

function cardPath(id: string): string {
  return `${ROOT}/${encodeURIComponent(id)}`;
}

function toGiftCardRow(fields: StoredFields): GiftCardRow {
  return {
    id: fields.text('id'),
    number: fields.text('number'),
    last4: fields.text('last4'),
    customerName: fields.text('customerName'),
    customerEmail: fields.text('customerEmail'),
    initial: fields.number('initial'),
    balance: fields.number('balance'),
    state: fields.choice('state', GIFT_CARD_STATES),
    expiresAt: fields.text('expiresAt'),
  };
}
