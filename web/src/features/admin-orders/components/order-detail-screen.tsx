import type { ReactNode } from 'react';

import { isPartlyShipped } from '@kargha/domain/orders/shipment';
import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { formatDay, formatTime } from '#lib/language/day-format.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { RecordFrame } from '#ui/lists/record-frame.tsx';
import { OrderTag } from '#ui/orders/order-tag.tsx';
import { Tag } from '#ui/tag.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { orderDetailTexts } from '../order-detail-texts.ts';
import { orderLedgerTexts } from '../order-ledger-texts.ts';
import { placeInSequence } from '../state/order-sequence.ts';
import { staffLedger } from '../state/staff-ledger.ts';
import { useOrderDetail } from '../state/use-order-detail.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderDetailSide } from './order-detail-side.tsx';
import { OrderStepper } from './order-stepper.tsx';
import { OrderDetailView } from './order-detail-view.tsx';

interface OrderDetailScreenProps {
  orderId: string;
  payments: (order: ShownOrder) => ReactNode;
}

export function OrderDetailScreen({ orderId, payments }: OrderDetailScreenProps) {
  const texts = useTexts(orderDetailTexts);
  const ledgerTexts = useTexts(orderLedgerTexts);
  const { orderRefused } = useTexts(adminOrdersTexts);
  const detail = useOrderDetail(orderId);
  const here = placeInSequence(orderId);
  return (
    <RecordFrame
      read={asRead(detail)}
      texts={{
        loadingOne: texts.loading,
        failedOne: detail === 'refused' ? orderRefused : texts.missingTitle,
      }}
      back={{ to: `${paths.adminOrders}${here?.listQuery ?? ''}`, label: texts.back }}
      title={({ order }) => texts.orderTitle(order.number)}
      subtitle={({ order: { createdAt } }) => `${formatDay(createdAt)}, ${formatTime(createdAt)}`}
      status={({ order, money }) => (
        <>
          <OrderTag state={order.state} />
          {isPartlyShipped(order) && <Tag tone="waiting">{texts.partly}</Tag>}
          {staffLedger(order, money).disputed > 0 && (
            <Link to={adminPaths.disputes}>
              <Tag tone="offer">{ledgerTexts.disputeLink}</Tag>
            </Link>
          )}
        </>
      )}
      actions={({ order, money, returns }) => (
        <>
          <OrderStepper orderId={orderId} />
          <OrderActions order={order} money={money} returns={returns} />
        </>
      )}
      side={({ order, money }) => <OrderDetailSide order={order} money={money} />}
    >
      {(shown) => <OrderDetailView {...shown} payments={payments(shown.order)} />}
    </RecordFrame>
  );
}

/** An open order stays up to date, so only a lost connection needs another attempt. */
function asRead(detail: ReturnType<typeof useOrderDetail>) {
  const hasFailed = typeof detail === 'string' && detail !== 'loading';
  return {
    data: typeof detail === 'object' ? detail : undefined,
    error: hasFailed ? new Error(detail === 'unreached' ? NETWORK_MESSAGE : '') : null,
    ...(detail === 'unreached' && { refetch: () => window.location.reload() }),
  };
}
