import { useId } from 'react';
import { Link } from 'react-router-dom';

import { CUSTOMER_KINDS, CUSTOMER_SORTS } from '@kargha/domain/people/customer';
import { formatPaise } from '@kargha/domain/money/money-format';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useCsvProgress } from '#lib/files/csv-export.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button } from '#ui/controls/button.tsx';
import { BufferedInput } from '#ui/forms/buffered-input.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { Tag } from '#ui/tag.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { customersTexts } from '../customers-texts.ts';
import {
  customerName,
  useCustomers,
  exportCustomers,
  type CustomerFilter,
} from '../state/customers.ts';
import { KindTag } from './kind-tag.tsx';

const DEFAULTS = { search: '', kind: '', tag: '', sort: 'newest' };

export function CustomersPage() {
  const texts = useTexts(customersTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.lead}>
      <CustomersView />
    </IndexPage>
  );
}

export function CustomersView() {
  const texts = useTexts(customersTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  return (
    <ResourceList
      texts={texts}
      list={useCustomers(filter)}
      filter={filter}
      defaults={DEFAULTS}
      onFilter={change}
      views={{
        name: 'kind',
        options: [
          { id: '', label: texts.all },
          ...CUSTOMER_KINDS.map((id) => ({ id, label: texts.kinds[id] })),
        ],
      }}
      filters={
        <>
          <TagFilter tag={filter.tag} onChange={(tag) => change({ tag })} />
          <SelectField
            label={texts.sort}
            value={filter.sort}
            options={CUSTOMER_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
            onChange={(sort) => change({ sort })}
          />
          <ExportButton filter={filter} />
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

function TagFilter({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) {
  const texts = useTexts(customersTexts);
  const id = useId();
  return (
    <FieldFrame id={id} label={texts.tag}>
      <BufferedInput id={id} autoComplete="off" value={tag} onType={onChange} />
    </FieldFrame>
  );
}

function ExportButton({ filter }: { filter: CustomerFilter }) {
  const texts = useTexts(customersTexts);
  const [rows, onProgress] = useCsvProgress();
  const { isBusy, start } = useAction(async () => {
    await exportCustomers(filter, onProgress);
    showToast({ tone: 'success', message: texts.exported });
  });
  return (
    <Button aria-disabled={isBusy} onClick={() => void start().finally(() => onProgress(null))}>
      {rows === null ? texts.exportCsv : texts.exporting(rows)}
    </Button>
  );
}
