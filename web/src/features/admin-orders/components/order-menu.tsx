import { useNavigate } from 'react-router-dom';

import { ORDER_ACTIONS } from '@kargha/domain/orders/order-action';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import type { OrderState } from '@kargha/domain/orders/order-state';
import type { Permission } from '@kargha/domain/people/staff-permissions';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { useCan } from '#session/state/permissions.ts';
import type { MenuEntry } from '#ui/lists/more-menu.tsx';
import { RecordActions } from '#ui/lists/record-actions.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import {
  invoiceOf,
  saveDocument,
  saveLabel,
  savePackingSlips,
} from '../documents/state/order-documents.ts';
import { permissionOf } from '../state/step-permissions.ts';
import type { OrderDocument } from '../state/staff-order.ts';

type MenuAction = 'cancel' | 'refund' | 'recipient' | 'resend';
type MenuOrder = Pick<OrderRow, 'id' | 'number' | 'invoiceNumber' | 'state' | 'payment'>;

/** Documents to save and actions that open their dialog; documents default to the invoice. */
export function useOrderMenu(
  order: MenuOrder,
  recorded: readonly OrderDocument[] = invoiceOf(order),
): MenuEntry[] {
  const texts = useTexts(adminOrdersTexts);
  const can = useCan();
  const navigate = useNavigate();
  const { start } = useAction((save: () => Promise<void>) => save());
  const document = (label: string, save: () => Promise<void>) => ({
    label,
    run: () => void start(save),
  });
  const forParcels = [
    document(texts.packingSlip, () => savePackingSlips([order.id])),
    document(texts.label, () => saveLabel(order)),
  ];
  return [
    ...(can('orders.ship') ? forParcels : []),
    ...recorded.map((entry) =>
      document(texts.documents[entry.kind](entry.number), () => saveDocument(entry)),
    ),
    ...menuActionsFor(order)
      .filter((action) => can(neededFor(action)))
      .map((action) => ({
        label: texts[action],
        run: () => void navigate(`${adminOrderPath(order.id)}?do=${action}`),
      })),
  ];
}

export function OrderMenu({ order }: { order: MenuOrder }) {
  const texts = useTexts(adminOrdersTexts);
  const menu = useOrderMenu(order);
  return <RecordActions actions={[]} menu={menu} menuLabel={texts.more(order.number)} />;
}

function neededFor(action: MenuAction): Permission {
  if (action === 'recipient') return 'invoices.issue';
  return permissionOf(action === 'refund' ? 'refunds' : action);
}

const CANCELLABLE: readonly OrderState[] = ORDER_ACTIONS.cancel;

/** Returns what the row's state and payment allow; the order page checks again. */
function menuActionsFor({ state, payment, invoiceNumber }: MenuOrder): readonly MenuAction[] {
  const hasMoney = payment === 'captured' || payment === 'partially_refunded';
  return [
    ...(CANCELLABLE.includes(state) ? (['cancel'] as const) : []),
    ...(hasMoney ? (['refund'] as const) : []),
    ...(invoiceNumber === '' ? [] : (['recipient'] as const)),
    'resend',
  ];
}
