import { canRemoveItems, DETAILS_EDITABLE } from '@kargha/domain/orders/order-edit-requests';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { returnableLines } from '@kargha/domain/orders/returnable-items';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { RecordActions } from '#ui/lists/record-actions.tsx';

import { actionQuestionTexts } from '../action-question-texts.ts';
import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { orderDetailTexts } from '../order-detail-texts.ts';
import { takeStep } from '../state/order-steps.ts';
import { permissionOf } from '../state/step-permissions.ts';
import { refundChoices } from '../refunds/state/refund-choices.ts';
import type { OrderMoney } from '../state/staff-ledger.ts';
import type { StaffOrder } from '../state/staff-order.ts';
import { orderDocuments } from '../documents/state/order-documents.ts';
import { CorrectRecipientDialog } from '../documents/components/correct-recipient-dialog.tsx';
import { DetailsDialog } from './customer-details-dialog.tsx';
import { EditItemsDialog } from '../editing/components/edit-items-dialog.tsx';
import { editItemsTexts } from '../editing/edit-items-texts.ts';
import { OpenReturnDialog } from '../returns/components/open-return-dialog.tsx';
import { useOrderMenu } from './order-menu.tsx';
import { RefundOrderDialog } from '../refunds/components/refund-order-dialog.tsx';
import { ResendDialog } from './resend-email-dialog.tsx';

interface OrderActionsProps {
  order: StaffOrder;
  money: OrderMoney;
  returns: readonly OrderReturn[];
}

/** The open dialog is in the URL, so that the order list can link straight to it. */
function useOpenAction(): [action: string, open: (action: string) => void] {
  const [{ do: action }, change] = useUrlFilter<Record<'do', string>>({ do: '' });
  return [action, (nextAction) => change({ do: nextAction })];
}

type ActionContext = Pick<OrderActionsProps, 'order' | 'returns'>;

const CONDITIONS = new Map<string, (context: ActionContext) => boolean>([
  ['edit', ({ order }) => DETAILS_EDITABLE.includes(order.state)],
  ['lines', ({ order }) => canRemoveItems(order)],
  ['recipient', ({ order }) => order.invoiceNumber !== ''],
  ['return', ({ order, returns }) => returnableLines(order, returns, new Date()).length > 0],
]);

type Can = ReturnType<typeof useCan>;

/** What each action of the page needs. */
function mayUse(action: string, can: Can): boolean {
  switch (action) {
    case 'return':
      return can(permissionOf('open-return'));
    case 'refund':
      return can(permissionOf('refunds'));
    case 'cancel':
      return can(permissionOf('cancel'));
    case 'recipient':
      return can('invoices.issue');
    case 'lines':
      return can('orders.edit') || can(permissionOf('lines'));
    default:
      return can(permissionOf('details'));
  }
}

function applies(context: ActionContext, action: string): boolean {
  return CONDITIONS.get(action)?.(context) ?? true;
}

export function OrderActions({ order, money, returns }: OrderActionsProps) {
  const texts = useTexts(orderDetailTexts);
  const { more } = useTexts(adminOrdersTexts);
  const { editItems } = useTexts(editItemsTexts);
  const can = useCan();
  const [action, open] = useOpenAction();
  const may = (name: string) => mayUse(name, can) && applies({ order, returns }, name);
  const { id, number, state, payment } = order;
  const menu = useOrderMenu(
    { id, number, invoiceNumber: order.invoiceNumber, state, payment: payment.state },
    orderDocuments(order, money),
  );
  const labels = {
    edit: texts.edit,
    lines: can('orders.edit') ? editItems : texts.removeItems,
    return: texts.openReturn,
    note: texts.addNote,
  };
  return (
    <>
      <RecordActions
        actions={Object.entries(labels)
          .filter(([name]) => may(name))
          .map(([name, label]) => ({ label, run: () => open(name) }))}
        menu={menu}
        menuLabel={more(number)}
      />
      <OrderActionDialog
        action={may(action) ? action : ''}
        order={order}
        money={money}
        returns={returns}
        onClose={() => open('')}
      />
    </>
  );
}

interface OrderActionDialogProps extends OrderActionsProps {
  action: string;
  onClose: () => void;
}

function OrderActionDialog({ action, order, money, returns, onClose }: OrderActionDialogProps) {
  const texts = useTexts(orderDetailTexts);
  switch (action) {
    case 'edit':
      return <DetailsDialog order={order} onClose={onClose} />;
    case 'lines':
      return <EditItemsDialog order={order} onClose={onClose} />;
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
    case 'recipient':
      return <CorrectRecipientDialog number={order.invoiceNumber} onClose={onClose} />;
    case 'resend':
      return <ResendDialog order={order} onClose={onClose} />;
    default:
      return <MoneyActionDialog action={action} order={order} money={money} onClose={onClose} />;
  }
}

function MoneyActionDialog({
  action,
  order,
  money,
  onClose,
}: Omit<OrderActionDialogProps, 'returns'>) {
  const texts = useTexts(orderDetailTexts);
  const { order: questions } = useTexts(actionQuestionTexts);
  if (action === 'cancel') {
    return (
      <ReasonDialog
        title={questions.cancel(order.number)}
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
  if (action !== 'refund' || refundChoices(order, money).length === 0) return null;
  return <RefundOrderDialog order={order} money={money} onClose={onClose} />;
}
