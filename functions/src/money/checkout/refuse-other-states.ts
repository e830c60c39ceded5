import { gstinStateCode } from '@kargha/domain/india/gstin';
import { findState } from '@kargha/domain/india/indian-states';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';
import type { Message } from '@kargha/domain/messages/message';
import {
  goodsForOtherStates,
  isHandicraft,
  type Seller,
} from '@kargha/domain/settings/registration';

import { conflict } from '../../http/errors.ts';

interface Delivery {
  /** where the goods go */
  state: string;
  /** '' or absent for a buyer who is not registered */
  gstin?: string | undefined;
}

interface Goods {
  title: string;
  hsnCode: string;
}

/**
 * Throws 409 within_state_only when the shop's registration does not allow a sale to the state of the delivery or
 * of the buyer's GST number (IGST Act s. 7 and 10).
 */
export function refuseOtherStates(
  seller: Seller,
  delivery: Delivery,
  goods: readonly Goods[],
  at: Date,
): void {
  const allowed = goodsForOtherStates(seller, at);
  if (allowed === 'all') return;
  const problem = otherStateProblem(seller, delivery);
  if (!problem) return;
  const refused = goods.filter(({ hsnCode }) => allowed === 'none' || !isHandicraft(hsnCode));
  if (refused.length === 0) return;
  const { stateName: state } = seller;
  const items = refused.map(({ title }) => title).join(', ');
  const message =
    allowed === 'none' ? problem : checkoutMessages.items_within_state({ state, items });
  throw conflict('within_state_only', message);
}

function otherStateProblem({ stateCode, stateName: state }: Seller, to: Delivery): Message | null {
  if (findState(to.state)?.gstCode !== stateCode) return checkoutMessages.within_state({ state });
  const { gstin = '' } = to;
  const isElsewhere = gstin !== '' && gstinStateCode(gstin) !== stateCode;
  return isElsewhere ? checkoutMessages.business_within_state({ state }) : null;
}
