import { useState } from 'react';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { useTexts } from '#lib/language/language.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { styled } from '#ui/theme/styled.ts';

import { actionQuestionTexts } from '../../action-question-texts.ts';
import { orderDetailTexts } from '../../order-detail-texts.ts';
import { takeReturnStep } from '../../state/order-steps.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { returnsStaffTexts } from '../returns-staff-texts.ts';

interface StepDialogProps {
  action: 'approve' | 'reject' | 'pick-up' | 'exchange';
  name: string;
  orderReturn: OrderReturn;
  order: StaffOrder;
  onClose: () => void;
}

/** A step that needs at most a message to the customer. */
export function StepDialog({ action, name, orderReturn, order, onClose }: StepDialogProps) {
  const texts = useTexts(orderDetailTexts);
  const { lead } = useTexts(returnsStaffTexts);
  const { orderReturn: questions } = useTexts(actionQuestionTexts);
  const [refundInstead, setRefundInstead] = useState(false);
  const isRejecting = action === 'reject';
  const take = (answer: string) =>
    action === 'approve'
      ? takeReturnStep(orderReturn, action, { answer, refundInstead })
      : takeReturnStep(orderReturn, action, { answer });
  return (
    <ReasonDialog
      title={questions[action](order.number)}
      label={isRejecting ? texts.reason : texts.answer}
      confirm={name}
      {...(isRejecting && { missing: texts.answerMissing })}
      onConfirm={take}
      onClose={onClose}
    >
      {action === 'exchange' && <p>{lead}</p>}
      {action === 'approve' && orderReturn.exchange && (
        <RefundInstead isChosen={refundInstead} onChange={setRefundInstead} />
      )}
    </ReasonDialog>
  );
}

interface RefundInsteadProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** The server refuses to approve an exchange for a size that has sold out meanwhile. */
function RefundInstead({ isChosen, onChange }: RefundInsteadProps) {
  const { refundInstead } = useTexts(returnsStaffTexts);
  return (
    <Choice>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {refundInstead}
    </Choice>
  );
}

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1),
}));
