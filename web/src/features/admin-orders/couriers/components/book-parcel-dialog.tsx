import { useState } from 'react';

import { courierEndpoints } from '@kargha/domain/couriers/courier-endpoints';
import type { CourierRate } from '@kargha/domain/couriers/choose-courier';
import type { PackageSize } from '@kargha/domain/couriers/parcel-package';
import { unshippedLines, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine, keyOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { CountField } from '#ui/forms/count-field.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { FieldPair } from '#ui/forms/form-section.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { orderedLineTitle } from '../../state/ordered-line-title.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { courierTexts } from '../courier-texts.ts';
import { bookParcel } from '../state/bookings.ts';

const SIZES = ['weightGrams', 'lengthCm', 'breadthCm', 'heightCm'] as const;

interface BookParcelDialogProps {
  order: StaffOrder;
  onClose: () => void;
}

/** The size of the packages is proposed; other items or sizes are asked for with “Show prices”. */
export function BookParcelDialog({ order, onClose }: BookParcelDialogProps) {
  const texts = useTexts(courierTexts);
  const parcel = useParcelToBook(order);
  const { pieces, lines, size, rates } = parcel;
  return (
    <ActionDialog
      title={texts.bookTitle(order.number)}
      confirm={texts.book}
      onConfirm={parcel.send}
      onClose={onClose}
    >
      {pieces.map((piece) => (
        <CountField
          key={keyOf(piece)}
          label={texts.piecesOf(orderedLineTitle(order, piece), piece.quantity)}
          max={piece.quantity}
          value={lines.find((line) => isSameLine(line, piece))?.quantity ?? 0}
          onChange={(quantity) => parcel.setQuantity(piece, quantity)}
        />
      ))}
      {size && (
        <FieldPair>
          {SIZES.map((name) => (
            <FieldFrame key={name} id={`package-${name}`} label={texts[name]}>
              <TextInput
                id={`package-${name}`}
                inputMode="decimal"
                value={parcel.typed[name] ?? String(size[name])}
                onChange={(event) => parcel.type(name, event.target.value)}
              />
            </FieldFrame>
          ))}
        </FieldPair>
      )}
      <Button onClick={parcel.ask}>{texts.showRates}</Button>
      <Status role="status">
        {rates.isPending && <p>{texts.loadingRates}</p>}
        {rates.error && <Notice tone="error" title={errorMessage(rates.error)} />}
      </Status>
      {rates.data && (
        <RateField rates={rates.data.rates} value={parcel.courierId} onChange={parcel.choose} />
      )}
    </ActionDialog>
  );
}

type Typed = Partial<Record<keyof PackageSize, string>>;

function useParcelToBook(order: StaffOrder) {
  const texts = useTexts(courierTexts);
  const pieces = unshippedLines(order);
  const [lines, setLines] = useState<readonly ShipmentLine[]>(pieces);
  const [typed, setTyped] = useState<Typed>({});
  const [asked, setAsked] = useState<ParcelToBook>({ lines: pieces });
  const [chosen, choose] = useState<number>();
  const { id: orderId, revision } = order;
  const rates = useStaffQuery(courierEndpoints.rates, { body: { orderId, ...asked } });
  const size = rates.data?.size;
  const courierId = chosen ?? rates.data?.chosen ?? undefined;
  const parcel = (): ParcelToBook => {
    const packed = lines.filter(({ quantity }) => quantity > 0);
    return { lines: packed, ...(size && { size: sizeOf(typed, size) }) };
  };
  return {
    ...{ pieces, lines, typed, size, rates, courierId, choose },
    setQuantity: (piece: ShipmentLine, quantity: number) =>
      setLines(lines.map((line) => (isSameLine(line, piece) ? { ...line, quantity } : line))),
    type: (name: keyof PackageSize, value: string) => setTyped({ ...typed, [name]: value }),
    ask: () => setAsked(parcel()),
    send: async () => {
      const wanted = parcel();
      if (wanted.lines.length === 0) throw new Error(texts.parcelEmpty);
      const { awb, state, problem } = await bookParcel({ orderId, revision, courierId, ...wanted });
      if (awb === '' && state === 'cancelled') throw new Error(problem);
      showToast({ tone: 'success', message: awb === '' ? texts.waits : texts.booked(awb) });
    },
  };
}

interface ParcelToBook {
  lines: readonly ShipmentLine[];
  size?: PackageSize;
}

interface RateFieldProps {
  rates: readonly CourierRate[];
  value: number | undefined;
  onChange: (courierId: number) => void;
}

function RateField({ rates, value, onChange }: RateFieldProps) {
  const texts = useTexts(courierTexts);
  if (rates.length === 0) return <Notice tone="warning" title={texts.noRates} />;
  return (
    <SelectField
      label={texts.courier}
      value={String(value)}
      options={rates.map(({ courierId, courier, charge, days }) => ({
        value: String(courierId),
        label: texts.rate(courier, charge, days),
      }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}

/** What staff typed, where it is a number; the server checks the limits. */
function sizeOf(typed: Typed, proposed: PackageSize): PackageSize {
  const number = (name: keyof PackageSize) => {
    const value = Number(typed[name] ?? proposed[name]);
    return Number.isFinite(value) ? value : proposed[name];
  };
  return {
    weightGrams: Math.round(number('weightGrams')),
    lengthCm: number('lengthCm'),
    breadthCm: number('breadthCm'),
    heightCm: number('heightCm'),
  };
}

const Status = styled('div')({ display: 'grid' });
