import { ORDER_STATES, ORDER_STATE_LABELS } from '@kargha/domain/orders/order-state';
import { ORDER_SORTS, PAYMENT_FILTERS } from '@kargha/domain/orders/order-list';
import { useTexts } from '#lib/language/language.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextFilter } from '#ui/lists/filter-bar.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';
import { ParcelFilters } from './parcel-filters.tsx';
import { isNarrowed, NO_FILTER, ORDER_VIEWS, type OrderFilter } from '../state/order-filter.ts';

interface OrderToolbarProps extends Pick<OrderFiltersProps, 'filter' | 'onChange'> {
  filtersId: string;
  isFilterOpen: boolean;
  onToggleFilter: () => void;
}

export function OrderToolbar(props: OrderToolbarProps) {
  const { filter, onChange, filtersId, isFilterOpen, onToggleFilter } = props;
  const texts = useTexts(adminOrdersTexts);
  return (
    <>
      <SelectField
        label={texts.sort}
        value={filter.sort}
        options={ORDER_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
        onChange={(sort) => onChange({ sort })}
      />
      <Buttons>
        <Button aria-expanded={isFilterOpen} aria-controls={filtersId} onClick={onToggleFilter}>
          {texts.filter}
        </Button>
        <ExportListButton kinds={['orders', 'orderLines']} filter={{ ...filter }} />
      </Buttons>
    </>
  );
}

interface OrderFiltersProps {
  id: string;
  isOpen: boolean;
  filter: OrderFilter;
  onChange: (some: Partial<OrderFilter>) => void;
}

/** The filters behind the Filter button. */
export function OrderFilters({ id, isOpen, filter, onChange }: OrderFiltersProps) {
  const texts = useTexts(adminOrdersTexts);
  const states = [
    ...ORDER_VIEWS.filter((view) => view !== 'delivered').map(
      (view) => [view, texts.viewNames[view]] as const,
    ),
    ...Object.entries(texts.badges),
    ...ORDER_STATES.map((state) => [state, ORDER_STATE_LABELS[state]] as const),
  ];
  return (
    <Panel id={id} hidden={!isOpen}>
      <SelectField
        label={texts.status}
        value={filter.state}
        options={[
          { value: '', label: texts.anyStatus },
          ...states.map(([value, label]) => ({ value, label })),
        ]}
        onChange={(state) => onChange({ state })}
      />
      <SelectField
        label={texts.paymentLabel}
        value={filter.payment}
        options={[
          { value: '', label: texts.anyPayment },
          ...PAYMENT_FILTERS.map((value) => ({ value, label: texts.payments[value] })),
        ]}
        onChange={(payment) => onChange({ payment })}
      />
      <TextFilter
        type="date"
        label={texts.from}
        value={filter.from}
        onChange={(from) => onChange({ from })}
      />
      <TextFilter
        type="date"
        label={texts.to}
        value={filter.to}
        onChange={(to) => onChange({ to })}
      />
      <ParcelFilters filter={filter} onChange={onChange} />
      {isNarrowed(filter) && (
        <Button
          look="quiet"
          onClick={() => onChange({ ...NO_FILTER, search: filter.search, sort: filter.sort })}
        >
          {texts.clear}
        </Button>
      )}
    </Panel>
  );
}

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1) }));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 2),
  alignItems: 'end',
  marginBottom: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  '&[hidden]': { display: 'none' },
}));
