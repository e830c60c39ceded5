import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { saveCsv } from '#lib/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { ORDER_FILTERS, type ListedOrder, type OrderFilter } from '../state/listed-order.ts';
import { ordersCsv } from '../state/orders-csv.ts';

interface OrderToolsProps {
  search: string;
  onSearch: (search: string) => void;
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
  /** What the export holds: the list as it is shown. */
  shown: readonly ListedOrder[];
}

/** Search, filter and export of the order list. */
export function OrderTools({ search, onSearch, filter, onFilter, shown }: OrderToolsProps) {
  const texts = useTexts(adminOrdersTexts);
  const id = useId();

  function save() {
    const day = new Date().toISOString().slice(0, 10);
    saveCsv(texts.exportName(day), ordersCsv(shown));
  }

  return (
    <Bar role="search" aria-label={texts.search}>
      <FieldFrame id={id} label={texts.search}>
        <TextInput
          id={id}
          type="search"
          placeholder={texts.searchPlaceholder}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </FieldFrame>
      <SelectField
        label={texts.filter}
        value={filter}
        options={ORDER_FILTERS.map((value) => ({ value, label: texts.filters[value] }))}
        onChange={onFilter}
      />
      <Button onClick={save}>{texts.export}</Button>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'end',
  marginBottom: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 200px auto' },
}));
