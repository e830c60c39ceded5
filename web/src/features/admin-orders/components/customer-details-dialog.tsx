import { useId, useState } from 'react';

import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { ApiError, isJsonObject } from '#lib/server/api-client.ts';
import { COUNTRY, type CustomerInfo } from '@kargha/domain/shopping/customer-info';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { courierTexts } from '../couriers/courier-texts.ts';
import { orderDetailTexts } from '../order-detail-texts.ts';
import { takeStep } from '../state/order-steps.ts';
import type { Delivery, StaffOrder } from '../state/staff-order.ts';
import { usePinnedOrderRevision } from '../state/use-pinned-order-revision.ts';

const CONTACT_FIELDS = ['name', 'email', 'phone'] as const;
const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'pincode'] as const;
/** No courier goes to the new pincode, or it could not be checked. */
const NO_COURIER = ['not_served', 'aggregator_unavailable'];
const STATES = INDIAN_STATES.map(({ name }) => ({ value: name, label: name }));

export function DetailsDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const texts = useTexts(orderDetailTexts);
  const couriers = useTexts(courierTexts);
  const pinned = usePinnedOrderRevision(order);
  const [fields, setFields] = useState(order.delivery);
  const [isUnserved, setUnserved] = useState(false);
  const [isUnservedAccepted, acceptUnserved] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, unknown>>>({});

  async function save() {
    setProblems({});
    try {
      await takeStep(pinned, 'details', { customer: customerOf(fields), isUnservedAccepted });
    } catch (error) {
      if (error instanceof ApiError && NO_COURIER.includes(error.code)) setUnserved(true);
      if (error instanceof ApiError && isJsonObject(error.details)) setProblems(error.details);
      throw error;
    }
  }

  const field = (name: keyof Delivery, path: string) => (
    <DetailField
      key={name}
      label={texts.details[name]}
      value={fields[name]}
      problem={problems[`customer.${path}`]}
      onChange={(value) => setFields({ ...fields, [name]: value })}
    />
  );

  return (
    <ActionDialog
      title={texts.detailsTitle(order.number)}
      confirm={texts.saveDetails}
      isWide
      onConfirm={save}
      onClose={onClose}
    >
      <Fields>
        {CONTACT_FIELDS.map((name) => field(name, name))}
        {ADDRESS_FIELDS.map((name) => field(name, `address.${name}`))}
        <SelectField
          label={texts.details.state}
          value={fields.state}
          options={withCurrentState(fields.state)}
          onChange={(state) => setFields({ ...fields, state })}
        />
      </Fields>
      {isUnserved && (
        <Anyway>
          <input
            type="checkbox"
            checked={isUnservedAccepted}
            onChange={({ currentTarget }) => acceptUnserved(currentTarget.checked)}
          />
          {couriers.saveUnserved}
        </Anyway>
      )}
    </ActionDialog>
  );
}

/** Older orders may have a state that is not in the list. */
function withCurrentState(state: string) {
  const isKnown = STATES.some(({ value }) => value === state);
  return isKnown ? STATES : [{ value: state, label: state }, ...STATES];
}

function customerOf({ name, email, phone, gstin, companyName, ...place }: Delivery): CustomerInfo {
  return {
    ...{ name, email, phone, address: { ...place, country: COUNTRY } },
    ...(gstin !== '' && { gstin }),
    ...(companyName !== '' && { companyName }),
  };
}

interface DetailFieldProps {
  label: string;
  value: string;
  problem: unknown;
  onChange: (value: string) => void;
}

function DetailField({ label, value, problem, onChange }: DetailFieldProps) {
  const id = useId();
  const error = typeof problem === 'string' ? problem : undefined;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <TextInput
        {...describeField(id, error)}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  );
}

const Anyway = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
}));

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  paddingTop: theme.spacing(1),
}));
