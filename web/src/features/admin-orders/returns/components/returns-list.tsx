import { RETURN_STATE_LABELS } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { lineTitle, optionsText } from '@kargha/domain/shopping/line-title';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { orderLink, twoLines, WrappedCell } from '#ui/lists/cells.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';

import { ListEndedNotice } from '../../components/list-ended-notice.tsx';
import { orderDetailTexts } from '../../order-detail-texts.ts';
import { returnsStaffTexts } from '../returns-staff-texts.ts';
import { ALL_RETURNS, RETURN_VIEWS, useReturnList } from '../state/return-list.ts';

/** With what is sent instead. */
function itemText({ exchange, ...line }: OrderReturn['lines'][number]): string {
  const item = `${line.quantity} × ${lineTitle(line)}`;
  return exchange ? `${item} → ${optionsText(exchange.options)}` : item;
}

export function ReturnsPage() {
  const texts = useTexts(orderDetailTexts);
  const { views } = useTexts(returnsStaffTexts);
  const { list, filter, change, changes } = useReturnList();
  return (
    <ResourcePage
      texts={texts.returnList}
      list={list}
      filter={filter}
      defaults={ALL_RETURNS}
      onFilter={change}
      views={{ name: 'view', ids: RETURN_VIEWS, labels: views }}
      emptyAction={<ButtonLink to={paths.adminOrders}>{texts.back}</ButtonLink>}
      idOf={({ id }) => id}
      nameOf={({ orderNumber }) => orderNumber}
      opensRows
      cells={(one) => ({
        order: orderLink(one.orderId, one.orderNumber),
        customer: twoLines(one.customerName, one.customerEmail),
        pieces: (
          <WrappedCell as="ul">
            {one.lines.map((line) => (
              <li key={keyOf(line)}>{itemText(line)}</li>
            ))}
          </WrappedCell>
        ),
        status: (
          <Tag tone={one.state === 'requested' ? 'waiting' : 'idle'}>
            {RETURN_STATE_LABELS[one.state]}
          </Tag>
        ),
        requestedOn: formatDay(one.createdAt),
      })}
    >
      <ListEndedNotice changes={changes} onLoad={list.reload} />
    </ResourcePage>
  );
}
