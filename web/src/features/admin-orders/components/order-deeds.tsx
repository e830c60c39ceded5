import { formatPaise } from '@kargha/domain/money/money-format';
import { canTakeOut, DETAILS_EDITABLE } from '@kargha/domain/orders/order-edit-requests';
import type { OrderReturn } from '@kargha/domain/orders/return';
import { returnableLines } from '@kargha/domain/orders/returnable-pieces';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button } from '#ui/controls/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';

import { deskTexts } from '../desk-texts.ts';
import { takeStep } from '../state/desk-deeds.ts';
import { isByHand, suggestedBack, type DeskOrder, type DeskRefund } from '../state/desk-order.ts';
import { useOrderAsOpened } from '../state/order-as-opened.ts';
import { papersOfOrder } from '../state/papers-of-order.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { LinesDialog } from './lines-dialog.tsx';
import { OpenReturnDialog } from './open-return-dialog.tsx';
import { OrderMenu } from './order-menu.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';

interface OrderDeedsProps {
  order: DeskOrder;
  refunds: readonly DeskRefund[];
  returns: readonly OrderReturn[];
}

/** What is open stands in the address, so that the list of orders can lead straight to it. */
function useOpenDeed(): [deed: string, open: (deed: string) => void] {
  const [{ do: deed }, change] = useUrlFilter<Record<'do', string>>({ do: '' });
  return [deed, (wanted) => change({ do: wanted })];
}

type Standing = Pick<OrderDeedsProps, 'order' | 'returns'>;

/** What only some orders allow. */
const ALLOWED = new Map<string, (standing: Standing) => boolean>([
  ['edit', ({ order }) => DETAILS_EDITABLE.includes(order.state)],
  ['lines', ({ order }) => canTakeOut(order)],
  ['return', ({ order, returns }) => returnableLines(order, returns, new Date()).length > 0],
]);

function allows(standing: Standing, deed: string): boolean {
  return ALLOWED.get(deed)?.(standing) ?? true;
}

/** Beside the heading of an order: edit, return, note, and more. */
export function OrderDeeds({ order, refunds, returns }: OrderDeedsProps) {
  const texts = useTexts(deskTexts);
  const [deed, open] = useOpenDeed();
  const standing = { order, returns };
  return (
    <>
      {allows(standing, 'edit') && <Button onClick={() => open('edit')}>{texts.edit}</Button>}
      {allows(standing, 'lines') && <Button onClick={() => open('lines')}>{texts.lines}</Button>}
      {allows(standing, 'return') && (
        <Button onClick={() => open('return')}>{texts.openReturn}</Button>
      )}
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
      <OpenDeed
        deed={deed}
        order={order}
        refunds={refunds}
        returns={returns}
        onClose={() => open('')}
      />
    </>
  );
}

interface OpenDeedProps extends OrderDeedsProps {
  deed: string;
  onClose: () => void;
}

/** The dialog that the address asks for, when the order allows it. */
function OpenDeed({ deed, order, refunds, returns, onClose }: OpenDeedProps) {
  const texts = useTexts(deskTexts);
  if (!allows({ order, returns }, deed)) return null;
  switch (deed) {
    case 'edit':
      return <DetailsDialog order={order} onClose={onClose} />;
    case 'lines':
      return <LinesDialog order={order} onClose={onClose} />;
    case 'return':
      return <OpenReturnDialog order={order} returns={returns} onClose={onClose} />;
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

function MoneyDeed({ deed, order, refunds, onClose }: Omit<OpenDeedProps, 'returns'>) {
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

function RefundDeed({ order, refunds, onClose }: Omit<OpenDeedProps, 'deed' | 'returns'>) {
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
