import { useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { isOpenExchange } from '@kargha/domain/orders/exchange';
import {
  canMoveReturn,
  RETURN_REASON_LABELS,
  RETURN_STATE_LABELS,
} from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { ExchangeFacts } from '#ui/orders/exchange-facts.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';

import { orderDetailTexts } from '../../order-detail-texts.ts';
import { permissionOfReturn } from '../../state/step-permissions.ts';
import type { OrderMoney } from '../../state/staff-ledger.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { returnsStaffTexts } from '../returns-staff-texts.ts';
import { ReturnDialogs, type ReturnAction } from './return-dialogs.tsx';
import { ReturnPickup } from './return-pickup.tsx';

const STEPS = [
  ['approve', 'approved'],
  ['reject', 'rejected'],
  ['pick-up', 'picked_up'],
  ['receive', 'received'],
  ['exchange', 'exchanged'],
  ['refund', 'refunded'],
] as const;

interface ReturnPanelProps {
  orderReturn: OrderReturn;
  order: StaffOrder;
  money: OrderMoney;
}

export function ReturnPanel({ orderReturn, order, money }: ReturnPanelProps) {
  const texts = useTexts(orderDetailTexts);
  const { exchange } = useTexts(returnsStaffTexts);
  const [open, setOpen] = useState<ReturnAction>();
  const isRefunding = orderReturn.state === 'received' && orderReturn.refundId !== null;
  const names = {
    approve: texts.approve,
    reject: texts.reject,
    'pick-up': texts.pickUp,
    receive: texts.receive,
    exchange,
    refund: texts.issueRefund,
  };
  const can = useCan();
  const steps = STEPS.filter(
    ([action, to]) =>
      can(permissionOfReturn(action)) &&
      canMoveReturn(orderReturn.state, to) &&
      !isRefunding &&
      (action !== 'exchange' || isOpenExchange(orderReturn.exchange)),
  );
  return (
    <Panel>
      <header>
        <strong>{formatDay(orderReturn.createdAt)}</strong>
        <Tag>{RETURN_STATE_LABELS[orderReturn.state]}</Tag>
      </header>
      <ReturnFacts orderReturn={orderReturn} />
      {isRefunding && <p>{texts.refundUnderWay}</p>}
      <Row>
        {steps.map(([action]) => (
          <Button key={action} onClick={() => setOpen(action)}>
            {names[action]}
          </Button>
        ))}
      </Row>
      {/* It loads later, so it comes below the buttons: above, it would move one that is being pressed. */}
      <ReturnPickup orderReturn={orderReturn} />
      {open && (
        <ReturnDialogs
          action={open}
          name={names[open]}
          orderReturn={orderReturn}
          order={order}
          money={money}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}

function ReturnFacts({ orderReturn }: { orderReturn: OrderReturn }) {
  const texts = useTexts(orderDetailTexts);
  const { facts } = useTexts(returnsStaffTexts);
  const { estimate, photos = [] } = orderReturn;
  return (
    <>
      <ul>
        {orderReturn.lines.map((line) => (
          <li key={keyOf(line)}>
            {line.quantity} × {lineTitle(line)}
            {line.reason && ` – ${RETURN_REASON_LABELS[line.reason]}`}
          </li>
        ))}
      </ul>
      <ExchangeFacts orderReturn={orderReturn} pathOf={adminOrderPath} words={facts} />
      {orderReturn.reason !== '' && <p>{texts.customerReason(orderReturn.reason)}</p>}
      {orderReturn.answer !== '' && <p>{orderReturn.answer}</p>}
      {photos.length > 0 && <p>{texts.photosOf(photos.length)}</p>}
      {estimate !== undefined && estimate > 0 && <p>{formatPaise(estimate)}</p>}
    </>
  );
}

const Panel = styled('div')(({ theme: { vars, spacing } }) => ({
  '& + &': {
    marginTop: spacing(2),
    paddingTop: spacing(2),
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
  },
  '& p': { color: vars.palette.text.secondary },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1.5),
}));
