import { CUSTOMER_KINDS, CUSTOMER_SORTS } from '@kargha/domain/people/customer';
import { customerEndpoints } from '@kargha/domain/people/customer-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { Link } from '#ui/controls/link.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextFilter } from '#ui/lists/filter-bar.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { Tag } from '#ui/tag.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';

import { customersTexts } from '../customers-texts.ts';
import { customerName } from '../state/customers.ts';
import { KindTag } from './kind-tag.tsx';

const DEFAULTS = { search: '', kind: '', tag: '', sort: 'newest' };

export function CustomersPage() {
  const texts = useTexts(customersTexts);
  const resource = useStaffList(customerEndpoints.list, DEFAULTS);
  return (
    <ResourcePage
      subtitle={texts.lead}
      texts={texts}
      {...resource}
      views={{ name: 'kind', ids: CUSTOMER_KINDS, labels: texts.kinds, all: texts.all }}
      savedViews={storageKeys.customerViews}
      filters={
        <>
          <TextFilter
            label={texts.tag}
            value={resource.filter.tag}
            onChange={(tag) => resource.onFilter({ tag })}
          />
          <SelectField
            label={texts.sort}
            value={resource.filter.sort}
            options={CUSTOMER_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
            onChange={(sort) => resource.onFilter({ sort })}
          />
          <ExportListButton kinds={['customers']} filter={resource.filter} />
        </>
      }
      idOf={({ id }) => id}
      nameOf={customerName}
      numbers={['orders', 'value']}
      opensRows
      cells={(row) => ({
        name: (
          <>
            <Link to={adminRowPath(adminPaths.customers, row.id)}>{customerName(row)}</Link>
            {row.name && <span>{row.email || row.phone}</span>}
          </>
        ),
        kind: <KindTag customer={row} />,
        orders: row.orders,
        value: formatPaise(row.value),
        lastOrder: row.lastOrderAt ? formatDay(row.lastOrderAt) : texts.never,
        tags: row.tags.length > 0 && (
          <TagRow>
            {row.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </TagRow>
        ),
      })}
    />
  );
}
