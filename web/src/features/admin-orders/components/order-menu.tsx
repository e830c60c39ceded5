import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ORDER_ACTIONS } from '@kargha/domain/orders/order-action';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import type { OrderState } from '@kargha/domain/orders/order-state';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { MoreIcon } from '#ui/icons.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { invoiceOf, saveDocument, saveLabel, savePackingSlips } from '../state/order-documents.ts';
import type { OrderDocument } from '../state/staff-order.ts';

type MenuOrder = Pick<OrderRow, 'id' | 'number' | 'invoiceNumber' | 'state' | 'payment'>;

type MenuDocument = readonly [label: string, run: () => Promise<void>];

interface OrderMenuProps {
  order: MenuOrder;
  /** documents with their own number; defaults to the invoice */
  recorded?: readonly OrderDocument[];
}

export function OrderMenu({ order, recorded = invoiceOf(order) }: OrderMenuProps) {
  const texts = useTexts(adminOrdersTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const id = useId();
  const { start } = useAction((run: () => Promise<void>) => run());
  const documents: readonly MenuDocument[] = [
    [texts.packingSlip, () => savePackingSlips([order.id])],
    [texts.label, () => saveLabel(order)],
    ...recorded.map((entry): MenuDocument => [
      texts.documents[entry.kind](entry.number),
      () => saveDocument(entry),
    ]),
  ];

  return (
    <>
      <IconButton
        aria-label={texts.more(order.number)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon size={20} />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {documents.map(([label, run]) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              void start(run);
            }}
          >
            {label}
          </MenuItem>
        ))}
        {menuActionsFor(order).map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              // On the order page the menu stays mounted and would lie under the dialog.
              setAnchor(null);
              void navigate(`${adminOrderPath(order.id)}?do=${action}`);
            }}
          >
            {texts[action]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const CANCELLABLE: readonly OrderState[] = ORDER_ACTIONS.cancel;

/** Returns what the row's state and payment allow; the order page checks again. */
function menuActionsFor({
  state,
  payment,
}: MenuOrder): readonly ('cancel' | 'refund' | 'resend')[] {
  const hasMoney = payment === 'captured' || payment === 'partially_refunded';
  return [
    ...(CANCELLABLE.includes(state) ? (['cancel'] as const) : []),
    ...(hasMoney ? (['refund'] as const) : []),
    'resend',
  ];
}
