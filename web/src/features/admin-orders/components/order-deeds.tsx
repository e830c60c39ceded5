import { formatPaise } from '@kargha/domain/money/money-format';
import { canTakeOut, DETAILS_EDITABLE } from '@kargha/domain/orders/order-edit-requests';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/use-url-filter.ts';
import { Button } from '#ui/controls/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';

import { deskTexts } from '../desk-texts.ts';
import { takeStep } from '../state/desk-deeds.ts';
import { isByHand, suggestedBack, type DeskOrder, type DeskRefund } from '../state/desk-order.ts';
import { useOrderAsOpened } from '../state/order-as-opened.ts';
import { papersOfOrder } from '../state/papers-of-order.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { LinesDialog } from './lines-dialog.tsx';
import { OrderMenu } from './order-menu.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';

interface OrderDeedsProps {
  order: DeskOrder;
  refunds: readonly DeskRefund[];
}

/** What is open stands in the address, so that the list of orders can lead straight to it. */
function useOpenDeed(): [deed: string, open: (deed: string) => void] {
  const [{ do: deed }, change] = useUrlFilter<Record<'do', string>>({ do: '' });
  return [deed, (wanted) => change({ do: wanted })];
}

/** Beside the heading of an order: edit, note, and more. */
export function OrderDeeds({ order, refunds }: OrderDeedsProps) {
  const texts = useTexts(deskTexts);
  const [deed, open] = useOpenDeed();
  return (
    <>
      {DETAILS_EDITABLE.includes(order.state) && (
        <Button onClick={() => open('edit')}>{texts.edit}</Button>
      )}
      {canTakeOut(order) && <Button onClick={() => open('lines')}>{texts.lines}</Button>}
      <Button onClick={() => open('note')}>{texts.addNote}</Button>
      <OrderMenu
        order={{
          id: order.id,
          number: order.number,
          invoiceNumber: order.invoiceNumber,
          state: order.state,
          payment: order.payment.state,
        }}
        booked={papersOfOrder(order, refunds)}
      />
      <OpenDeed deed={deed} order={order} refunds={refunds} onClose={() => open('')} />
    </>
  );
}

interface OpenDeedProps extends OrderDeedsProps {
  deed: string;
  onClose: () => void;
}

/** The dialog that the address asks for, when the order allows it. */
function OpenDeed({ deed, order, refunds, onClose }: OpenDeedProps) {
  const texts = useTexts(deskTexts);
  switch (deed) {
    case 'edit':
      return DETAILS_EDITABLE.includes(order.state) ? (
        <DetailsDialog order={order} onClose={onClose} />
      ) : null;
    case 'lines':
      return canTakeOut(order) ? <LinesDialog order={order} onClose={onClose} /> : null;
    case 'note':
      return (
        <ReasonDialog
          title={texts.noteTitle(order.number)}
          label={texts.noteLabel}
          confirm={texts.addNote}
          missing={texts.noteMissing}
          onConfirm={(note) => takeStep(order, 'notes', { note })}
          onClose={onClose}
        />
      );
    case 'resend':
      return <ResendDialog order={order} onClose={onClose} />;
    default:
      return <MoneyDeed deed={deed} order={order} refunds={refunds} onClose={onClose} />;
  }
}

function MoneyDeed({ deed, order, refunds, onClose }: OpenDeedProps) {
  const texts = useTexts(deskTexts);
  if (deed === 'cancel') {
    return (
      <ReasonDialog
        title={texts.cancelTitle(order.number)}
        label={texts.reason}
        confirm={texts.actions.cancel}
        isDestructive
        missing={texts.reasonMissing}
        onConfirm={(reason) => takeStep(order, 'cancel', { reason })}
        onClose={onClose}
      >
        <p>{texts.cancelHint}</p>
      </ReasonDialog>
    );
  }
  if (deed !== 'refund' || suggestedBack(order, refunds).most === 0) return null;
  return <RefundDeed order={order} refunds={refunds} onClose={onClose} />;
}

function RefundDeed({ order, refunds, onClose }: Omit<OpenDeedProps, 'deed'>) {
  const texts = useTexts(deskTexts);
  const opened = useOrderAsOpened(order);
  const { amount: suggested, most, isUndelivered, owed } = suggestedBack(order, refunds);
  const hints = [
    isUndelivered && texts.refundUndelivered,
    owed > 0 && texts.refundOffDebt(formatPaise(owed)),
    isByHand(order) && texts.refundByHand,
  ];
  const lead = hints.filter((hint) => hint !== false).join(' ');
  return (
    <RefundDialog
      title={texts.refundTitle(order.number)}
      most={most}
      suggested={suggested}
      label={texts.reason}
      missing={texts.reasonMissing}
      {...(lead !== '' && { lead })}
      onClose={onClose}
      onRefund={(amount, reason) => takeStep(opened, 'refunds', { amount, reason })}
    />
  );
}
