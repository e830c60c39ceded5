import { useState } from 'react';

import { plannedParcels } from '@kargha/domain/orders/planned-parcels';
import { unshippedLines, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine, keyOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CountField } from '#ui/forms/count-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { orderedLineTitle } from '../../state/ordered-line-title.ts';
import { takeStep } from '../../state/order-steps.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { usePinnedOrderRevision } from '../../state/use-pinned-order-revision.ts';
import { splitTexts } from '../split-texts.ts';
import { filled, quantitiesIn, restOf, withQuantity } from '../state/parcel-split.ts';

/** The first parcel has what the others leave, so that nothing is forgotten or counted twice. */
export function SplitDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const texts = useTexts(splitTexts);
  const pinned = usePinnedOrderRevision(order);
  const pieces = unshippedLines(order);
  const [others, setOthers] = useState(() => {
    const [, ...planned] = plannedParcels(order);
    return planned.map((lines) => quantitiesIn(pieces, lines));
  });
  const first = restOf(pieces, others);
  const number = order.shipments.length + 1;
  const save = async () => {
    const parcels = [first, ...others].map((lines) => ({ lines: filled(lines) }));
    if (parcels.some(({ lines }) => lines.length === 0)) throw new Error(texts.empty);
    await takeStep(pinned, 'plan-parcels', { parcels });
  };
  const setParcel = (place: number, lines: ShipmentLine[]) =>
    setOthers(others.map((parcel, other) => (other === place ? lines : parcel)));
  return (
    <ActionDialog
      title={texts.title(order.number)}
      confirm={texts.save}
      onConfirm={save}
      onClose={onClose}
    >
      <Parcel>
        <legend>{texts.parcel(number)}</legend>
        <ul>
          {filled(first).map((line) => (
            <li key={keyOf(line)}>{texts.pieces(line.quantity, orderedLineTitle(order, line))}</li>
          ))}
        </ul>
      </Parcel>
      {others.map((parcel, place) => (
        <Parcel key={texts.parcel(number + place + 1)}>
          <legend>{texts.parcel(number + place + 1)}</legend>
          {parcel.map((line) => (
            <CountField
              key={keyOf(line)}
              label={orderedLineTitle(order, line)}
              max={line.quantity + quantityOf(first, line)}
              value={line.quantity}
              onChange={(quantity) => setParcel(place, withQuantity(parcel, line, quantity))}
            />
          ))}
          <Button onClick={() => setOthers(others.filter((_, other) => other !== place))}>
            {texts.merge(number + place + 1, number)}
          </Button>
        </Parcel>
      ))}
      <Button onClick={() => setOthers([...others, quantitiesIn(pieces, [])])}>{texts.add}</Button>
    </ActionDialog>
  );
}

function quantityOf(lines: readonly ShipmentLine[], line: ShipmentLine): number {
  return lines.find((one) => isSameLine(one, line))?.quantity ?? 0;
}

const Parcel = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  justifyItems: 'start',
  margin: 0,
  marginBottom: spacing(2),
  padding: spacing(1.5, 2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shop.radius.control,
  '& legend': { padding: spacing(0, 0.5), fontWeight: 600 },
  '& ul': { listStyle: 'none', padding: 0, margin: 0 },
}));
