import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { RETURN_STATE_LABELS, type OrderReturn } from '@kargha/domain/orders/return';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath, paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { Tag } from '#ui/tag.tsx';

import { orderDetailTexts } from '../order-detail-texts.ts';
import { RETURN_VIEWS, useReturnList } from '../state/return-list.ts';

export function ReturnsList() {
  const texts = useTexts(orderDetailTexts);
  const { list, view, choose } = useReturnList();
  return (
    <>
      <ViewTabs
        label={texts.returnsViews}
        views={RETURN_VIEWS.map((id) => ({ id, label: texts.returnViewNames[id] }))}
        chosen={view}
        onChoose={choose}
      />
      <PagedList
        list={list}
        loading={texts.returnsLoading}
        failed={texts.returnsFailed}
        empty={
          <EmptyState
            title={view === 'all' ? texts.returnsEmpty : texts.returnsNoMatch}
            action={<ButtonLink to={paths.adminOrders}>{texts.back}</ButtonLink>}
          >
            {texts.returnsEmptyHint}
          </EmptyState>
        }
      >
        {(returns, isStale) => <ReturnsTable returns={returns} isStale={isStale} />}
      </PagedList>
    </>
  );
}

interface ReturnsTableProps {
  returns: readonly OrderReturn[];
  isStale: boolean;
}

function ReturnsTable({ returns, isStale }: ReturnsTableProps) {
  const texts = useTexts(orderDetailTexts);
  return (
    <IndexTable
      label={texts.returnsTitle}
      columns={texts.returnColumns}
      rows={returns}
      idOf={({ id }) => id}
      nameOf={({ orderNumber }) => orderNumber}
      opensRows
      isStale={isStale}
      cells={(one) => ({
        order: <Link to={adminOrderPath(one.orderId)}>{one.orderNumber}</Link>,
        customer: (
          <>
            <strong>{one.customerName}</strong>
            <span>{one.customerEmail}</span>
          </>
        ),
        pieces: (
          <Pieces>
            {one.lines.map((line) => (
              <li key={keyOf(line)}>{`${line.quantity} × ${lineTitle(line)}`}</li>
            ))}
          </Pieces>
        ),
        status: (
          <Tag tone={one.state === 'requested' ? 'waiting' : 'idle'}>
            {RETURN_STATE_LABELS[one.state]}
          </Tag>
        ),
        requestedOn: formatDay(one.createdAt),
      })}
    />
  );
}

const Pieces = styled('ul')({
  minWidth: 180,
  maxWidth: 320,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
