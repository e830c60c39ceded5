import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { ORDER_SORTS } from '@kargha/domain/orders/order-list';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { BufferedInput } from '#ui/forms/buffered-input.tsx';
import { FilterBar } from '#ui/lists/filter-bar.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import {
  isNarrowed,
  NO_FILTER,
  PAYMENT_OPTIONS,
  STATE_OPTIONS,
  type OrderFilter,
} from '../state/order-filter.ts';
import { ExportDialog } from './export-dialog.tsx';

interface OrderFiltersProps {
  filter: OrderFilter;
  onChange: (some: Partial<OrderFilter>) => void;
}

export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const texts = useTexts(adminOrdersTexts);
  const [isOpen, setOpen] = useState(isNarrowed(filter));
  const [isExporting, setExporting] = useState(false);
  const id = useId();
  return (
    <>
      <FilterBar
        search={filter.search}
        onSearch={(search) => onChange({ search })}
        searchLabel={texts.search}
        placeholder={texts.searchPlaceholder}
      >
        <SelectField
          label={texts.sort}
          value={filter.sort}
          options={ORDER_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
          onChange={(sort) => onChange({ sort })}
        />
        <Buttons>
          <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {texts.filter}
          </Button>
          <Button onClick={() => setExporting(true)}>{texts.export}</Button>
        </Buttons>
      </FilterBar>
      <Panel id={id} hidden={!isOpen}>
        <Filters filter={filter} onChange={onChange} />
      </Panel>
      {isExporting && <ExportDialog filter={filter} onClose={() => setExporting(false)} />}
    </>
  );
}

function Filters({ filter, onChange }: OrderFiltersProps) {
  const texts = useTexts(adminOrdersTexts);
  const groups = [
    ...Object.entries(texts.viewNames)
      .filter(([value]) => value !== 'all' && value !== 'delivered')
      .map(([value, label]) => ({ value, label })),
    ...Object.entries(texts.badges).map(([value, label]) => ({ value, label })),
  ];
  return (
    <>
      <SelectField
        label={texts.status}
        value={filter.state}
        options={[{ value: '', label: texts.anyStatus }, ...groups, ...STATE_OPTIONS]}
        onChange={(state) => onChange({ state })}
      />
      <SelectField
        label={texts.paymentLabel}
        value={filter.payment}
        options={[
          { value: '', label: texts.anyPayment },
          ...PAYMENT_OPTIONS.map((value) => ({ value, label: texts.payments[value] })),
        ]}
        onChange={(payment) => onChange({ payment })}
      />
      <DayField label={texts.from} value={filter.from} onChange={(from) => onChange({ from })} />
      <DayField label={texts.to} value={filter.to} onChange={(to) => onChange({ to })} />
      {isNarrowed(filter) && (
        <Button
          look="quiet"
          onClick={() => onChange({ ...NO_FILTER, search: filter.search, sort: filter.sort })}
        >
          {texts.clear}
        </Button>
      )}
    </>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <BufferedInput id={id} type="date" value={value} onType={onChange} />
    </FieldFrame>
  );
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 2),
  alignItems: 'end',
  marginBottom: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  '&[hidden]': { display: 'none' },
}));
