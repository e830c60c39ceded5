import { useId, useState } from 'react';

import { courierEndpoints } from '@kargha/domain/couriers/courier-endpoints';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine, keyOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CountField } from '#ui/forms/count-field.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { orderDetailTexts } from '../../order-detail-texts.ts';
import { orderedLineTitle } from '../../state/ordered-line-title.ts';
import { filled, quantitiesIn, withQuantity } from '../state/parcel-split.ts';

interface Parcel {
  courier: string;
  awb: string;
  trackingUrl: string;
  lines?: ShipmentLine[];
}

interface ParcelDialogProps {
  title: string;
  confirm: string;
  order: ShownOrder;
  /** what the parcel has now */
  before?: { courier: string; awb: string; trackingUrl: string };
  /** what can go into it; undefined when the parcel is already packed */
  pieces?: readonly ShipmentLine[];
  /** what is proposed of them */
  proposed?: readonly ShipmentLine[];
  onSend: (parcel: Parcel) => Promise<void>;
  onClose: () => void;
}

const EMPTY = { courier: '', awb: '', trackingUrl: '' };
const FIELDS = ['awb', 'trackingUrl'] as const;

export function ParcelDialog({
  title,
  confirm,
  order,
  before = EMPTY,
  pieces,
  proposed = pieces ?? [],
  onSend,
  onClose,
}: ParcelDialogProps) {
  const texts = useTexts(orderDetailTexts);
  const [fields, setFields] = useState(pick(before));
  const [lines, setLines] = useState(() => quantitiesIn(pieces ?? [], proposed));

  async function send() {
    const chosen = filled(lines);
    if (pieces && chosen.length === 0) throw new Error(texts.parcelEmpty);
    await onSend(pieces ? { ...fields, lines: chosen } : fields);
  }

  return (
    <ActionDialog title={title} confirm={confirm} onConfirm={send} onClose={onClose}>
      <CourierField
        value={fields.courier}
        onChange={(courier) => setFields({ ...fields, courier })}
      />
      {FIELDS.map((name) => (
        <FieldFrame
          key={name}
          id={`parcel-${name}`}
          label={texts[name]}
          {...(name === 'trackingUrl' && { optional: texts.optional, hint: texts.listedLink })}
        >
          <TextInput
            id={`parcel-${name}`}
            value={fields[name]}
            autoComplete="off"
            onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
          />
        </FieldFrame>
      ))}
      {pieces?.map((piece) => (
        <CountField
          key={keyOf(piece)}
          label={texts.piecesOf(orderedLineTitle(order, piece), piece.quantity)}
          max={piece.quantity}
          value={lines.find((line) => isSameLine(line, piece))?.quantity ?? 0}
          onChange={(quantity) => setLines(withQuantity(lines, piece, quantity))}
        />
      ))}
    </ActionDialog>
  );
}

function pick({ courier, awb, trackingUrl }: typeof EMPTY) {
  return { courier, awb, trackingUrl };
}

interface CourierFieldProps {
  value: string;
  onChange: (courier: string) => void;
}

/** Offers the couriers of the shop; others can be typed. */
export function CourierField({ value, onChange }: CourierFieldProps) {
  const texts = useTexts(orderDetailTexts);
  const id = useId();
  const { data } = useStaffQuery(courierEndpoints.list, {});
  const couriers = data?.couriers ?? [];
  return (
    <FieldFrame
      id={id}
      label={texts.courier}
      hint={couriers.length > 0 ? texts.courierHint : undefined}
    >
      <TextInput
        id={id}
        list={`${id}-couriers`}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-couriers`}>
        {couriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FieldFrame>
  );
}
