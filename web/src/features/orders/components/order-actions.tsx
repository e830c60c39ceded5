import { useEffect, useRef, useState } from 'react';

import type { CartItem } from '@kargha/domain/shopping/cart';
import { tailoringMessages } from '@kargha/domain/messages/tailoring-messages';
import { cancelOption } from '@kargha/domain/orders/order-action';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { returnableLines, returnableOnline } from '@kargha/domain/orders/returnable-items';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { restoreFocusAfterDialog } from '#lib/browser/page-focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { cancelOrderTexts } from '#ui/orders/cancel-order-texts.ts';
import { Surface } from '#ui/surface.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { downloadInvoice } from '../state/order-actions.ts';
import { ordersTexts } from '../orders-texts.ts';
import { OrderDialogs, type OrderDialog } from './order-dialogs.tsx';
import { ReorderButton } from './reorder-button.tsx';

interface OrderActionsProps {
  order: ShownOrder;
  returns: readonly OrderReturn[];
  onBuy: (item: CartItem, quantity: number) => void;
}

export function OrderActions({ order, returns, onBuy }: OrderActionsProps) {
  const texts = useTexts(ordersTexts);
  const [open, setOpen] = useState<OrderDialog>();
  const translate = useTranslate();
  const cancelTexts = useTexts(cancelOrderTexts);
  const option = cancelOption(order);
  const row = useFocusAfterDialog(open !== undefined, `${order.state} ${order.cancelRequest}`);
  return (
    <Row ref={row} tabIndex={-1} aria-label={texts.actions} role="group">
      {(option === 'cancel' || option === 'request') && (
        <Button onClick={() => setOpen(option)}>{cancelTexts.buttons[option]}</Button>
      )}
      {option === 'too_late' && <p>{translate(tailoringMessages.work_has_started())}</p>}
      <ReturnButton order={order} returns={returns} onOpen={() => setOpen('return')} />
      {order.invoiceNumber && <InvoiceButton invoiceNumber={order.invoiceNumber} />}
      <ReorderButton order={order} onBuy={onBuy} />
      <Button onClick={() => setOpen('help')}>{texts.help}</Button>
      {open && (
        <OrderDialogs
          which={open}
          order={order}
          returns={returns}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Row>
  );
}

interface ReturnButtonProps extends Pick<OrderActionsProps, 'order' | 'returns'> {
  onOpen: () => void;
}

/** Offers a return while the return period lasts; afterwards explains what can still be done. */
function ReturnButton({ order, returns, onOpen }: ReturnButtonProps) {
  const texts = useTexts(ordersTexts);
  const now = new Date();
  if (returnableOnline(order, returns, now).length > 0) {
    return <Button onClick={onOpen}>{texts.returnPieces}</Button>;
  }
  const isLate = returnableLines(order, returns, now).some(({ inTime }) => inTime === 0);
  return isLate && <p>{texts.returnLate}</p>;
}

/** An action removes its own button, at once or when the order updates, so the row takes the focus. */
function useFocusAfterDialog(isOpen: boolean, status: string) {
  const row = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (isOpen) hasActed.current = true;
    else if (hasActed.current) restoreFocusAfterDialog(() => row.current);
  }, [isOpen, status]);
  return row;
}

function InvoiceButton({ invoiceNumber }: { invoiceNumber: string }) {
  const texts = useTexts(ordersTexts);
  const { start } = useAction(() => downloadInvoice(invoiceNumber));
  return <Button onClick={() => void start()}>{texts.invoice}</Button>;
}

const Row = styled(Surface)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > p': {
    order: 1,
    flexBasis: '100%',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
  },
  '& > button': { flex: '1 1 auto', whiteSpace: 'nowrap' },
  [theme.breakpoints.up('sm')]: { '& > button': { flex: 'none' } },
}));
