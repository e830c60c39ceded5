import { useId, useState, type KeyboardEvent } from 'react';

import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';
import { CourierField } from '../../parcels/components/parcel-dialog.tsx';

export interface Dispatch {
  courier: string;
  /** tracking numbers by order ID; empty ones are not shipped */
  awbs: Readonly<Record<string, string>>;
}

interface ShipOrdersDialogProps {
  orders: readonly OrderRow[];
  onShip: (dispatch: Dispatch) => void;
  onClose: () => void;
}

/** One courier for all, and a tracking number for each order: a scanner types it and presses Enter. */
export function ShipOrdersDialog({ orders, onShip, onClose }: ShipOrdersDialogProps) {
  const texts = useTexts(adminOrdersTexts);
  const [courier, setCourier] = useState('');
  const [awbs, setAwbs] = useState<Dispatch['awbs']>({});
  const title = texts.bulkTitle(texts.shipMany, orders.length);

  function ship(): Promise<void> {
    if (courier.trim() === '') return Promise.reject(new Error(texts.courierMissing));
    if (Object.values(awbs).every((awb) => awb.trim() === '')) {
      return Promise.reject(new Error(texts.awbMissing));
    }
    onShip({ courier: courier.trim(), awbs });
    return Promise.resolve();
  }

  return (
    <ActionDialog title={title} confirm={texts.shipMany} onConfirm={ship} onClose={onClose}>
      <CourierField value={courier} onChange={setCourier} />
      <p>{texts.shipManyHint}</p>
      <Fields data-rows>
        {orders.map(({ id, number, name }) => (
          <AwbField
            key={id}
            label={texts.awbOf(number)}
            hint={name}
            value={awbs[id] ?? ''}
            onChange={(awb) => setAwbs({ ...awbs, [id]: awb })}
          />
        ))}
      </Fields>
    </ActionDialog>
  );
}

interface AwbFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (awb: string) => void;
}

function AwbField({ label, hint, value, onChange }: AwbFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <TextInput
        id={id}
        autoComplete="off"
        maxLength={60}
        value={value}
        onKeyDown={goToNextField}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  );
}

/** Enter in the last field confirms, as in any dialog. */
function goToNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  const rows = event.currentTarget.closest('[data-rows]');
  const fields = [...(rows?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
}));
