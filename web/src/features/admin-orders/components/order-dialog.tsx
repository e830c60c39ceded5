import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { formatPaise } from '@kargha/domain/money-format';
import { ORDER_STATE_LABELS } from '@kargha/domain/order-state';
import { timesPaise } from '@kargha/domain/paise';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SumRow, Sums } from '#ui/sums.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import type { ListedOrder } from '../state/listed-order.ts';

interface OrderDialogProps {
  order: ListedOrder;
  onClose: () => void;
}

/** What was bought, and where it goes. Follows the order while it is open. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const texts = useTexts(adminOrdersTexts);
  return (
    <ModalDialog
      isOpen
      title={texts.detailsTitle(order.number)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {order.needsReview && (
        <Notice tone="warning" title={texts.needsReview}>
          <p>{order.needsReview}</p>
        </Notice>
      )}
      <Lines>
        {order.lines.map((line) => (
          <li key={line.title}>
            <span>
              {line.quantity} × {line.title}
            </span>
            <span>{formatPaise(timesPaise(line.unitPrice, line.quantity))}</span>
          </li>
        ))}
      </Lines>
      <Sums>
        <SumRow label={texts.columns.status}>{ORDER_STATE_LABELS[order.state]}</SumRow>
        <SumRow label={texts.columns.amount} isTotal>
          {formatPaise(order.total)}
        </SumRow>
      </Sums>
      <Typography variant="h4" component="h3" sx={{ mt: 2 }}>
        {texts.deliverTo}
      </Typography>
      <p>
        {order.name}, {order.phone}
      </p>
      <p>{order.address}</p>
    </ModalDialog>
  );
}

const Lines = styled('ul')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(0.75, 0),
  },
}));
