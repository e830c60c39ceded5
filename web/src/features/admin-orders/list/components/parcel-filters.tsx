import { courierEndpoints } from '@kargha/domain/couriers/courier-endpoints';
import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { WAITING_FILTERS } from '@kargha/domain/orders/order-list';
import { RISK_LEVELS } from '@kargha/domain/payments/cash-on-delivery-risk';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@kargha/domain/payments/payment-method';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { SelectField } from '#ui/forms/select-field.tsx';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';
import { useOrderTags } from '../../state/order-tags.ts';
import type { OrderFilter } from '../state/order-filter.ts';
import { ProductFilter } from './product-filter.tsx';

interface ParcelFiltersProps {
  filter: OrderFilter;
  onChange: (some: Partial<OrderFilter>) => void;
}

/** What is packed, for where, with whom, and how long it has waited. */
export function ParcelFilters({ filter, onChange }: ParcelFiltersProps) {
  const texts = useTexts(adminOrdersTexts);
  const tags = useOrderTags();
  const couriers = useCourierOptions(filter.courier);
  return (
    <>
      <SelectField
        label={texts.waiting}
        value={filter.waiting}
        options={[
          { value: '', label: texts.anyWaiting },
          ...WAITING_FILTERS.map((value) => ({ value, label: texts.waitingDays(Number(value)) })),
        ]}
        onChange={(waiting) => onChange({ waiting })}
      />
      <PaymentFilters filter={filter} onChange={onChange} />
      <SelectField
        label={texts.region}
        value={filter.region}
        options={[
          { value: '', label: texts.anyRegion },
          ...INDIAN_STATES.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(region) => onChange({ region })}
      />
      <SelectField
        label={texts.courier}
        value={filter.courier}
        options={[{ value: '', label: texts.anyCourier }, ...couriers]}
        onChange={(courier) => onChange({ courier })}
      />
      <SelectField
        label={texts.tag}
        value={filter.tag}
        options={[
          { value: '', label: texts.anyTag },
          ...tags.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(tag) => onChange({ tag })}
      />
      <ProductFilter product={filter.product} onChange={(product) => onChange({ product })} />
    </>
  );
}

function PaymentFilters({ filter, onChange }: ParcelFiltersProps) {
  const texts = useTexts(adminOrdersTexts);
  return (
    <>
      <SelectField
        label={texts.method}
        value={filter.method}
        options={[
          { value: '', label: texts.anyMethod },
          ...PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] })),
        ]}
        onChange={(method) => onChange({ method })}
      />
      <SelectField
        label={texts.risk}
        value={filter.risk}
        options={[
          { value: '', label: texts.anyRisk },
          ...RISK_LEVELS.map((value) => ({ value, label: texts.riskLevels[value] })),
        ]}
        onChange={(risk) => onChange({ risk })}
      />
    </>
  );
}

/** With the chosen courier, which may have left the list. */
function useCourierOptions(chosen: string) {
  const { data } = useStaffQuery(courierEndpoints.list, {});
  const names = new Set(data?.couriers.map(({ name }) => name));
  if (chosen !== '') names.add(chosen);
  return [...names].map((name) => ({ value: name, label: name }));
}
