import { DRAFT_STATES } from '@kargha/domain/orders/draft-order';
import { draftOrderEndpoints, type DraftRow } from '@kargha/domain/orders/draft-order-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { May } from '#session/components/may.tsx';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { orderLink } from '#ui/lists/cells.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { Tag } from '#ui/tag.tsx';

import { draftOrdersTexts } from '../draft-orders-texts.ts';

const DEFAULTS = { search: '', state: '' };

export function DraftsView() {
  const texts = useTexts(draftOrdersTexts);
  const resource = useStaffList(draftOrderEndpoints.list, DEFAULTS);
  const nameOf = ({ name, email }: DraftRow) => name || email || texts.noName;
  const create = (
    <May permission="orders.create">
      <ButtonLink look="action" to={adminPaths.newOrder}>
        {texts.create}
      </ButtonLink>
    </May>
  );
  return (
    <ResourcePage
      subtitle={texts.listSubtitle}
      back={{ to: paths.adminOrders, label: texts.orders }}
      actions={create}
      texts={texts}
      {...resource}
      views={{ name: 'state', ids: DRAFT_STATES, labels: texts.states, all: texts.all }}
      emptyAction={create}
      idOf={({ id }) => id}
      nameOf={nameOf}
      numbers={['pieces', 'total']}
      opensRows
      cells={(row) => ({
        customer: <Link to={adminRowPath(adminPaths.draftOrders, row.id)}>{nameOf(row)}</Link>,
        pieces: row.pieces,
        total: formatPaise(row.total),
        status: (
          <Tag tone={row.state === 'open' ? 'waiting' : 'done'}>{texts.states[row.state]}</Tag>
        ),
        order: row.orderId ? orderLink(row.orderId, row.orderNumber) : texts.noOrder,
        changed: formatMoment(row.updatedAt),
      })}
    />
  );
}
