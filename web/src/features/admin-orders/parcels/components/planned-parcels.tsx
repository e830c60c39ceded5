import { useState } from 'react';

import { canRemoveItems } from '@kargha/domain/orders/order-edit-requests';
import { numberedParcels } from '@kargha/domain/orders/planned-parcels';
import { unshippedLines } from '@kargha/domain/orders/shipment';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';

import { permissionOf } from '../../state/step-permissions.ts';
import { orderedLineTitle } from '../../state/ordered-line-title.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { splitTexts } from '../split-texts.ts';
import { SplitDialog } from './split-dialog.tsx';

/** The parcels that have not left, and how to split or merge them. */
export function PlannedParcels({ order }: { order: StaffOrder }) {
  const texts = useTexts(splitTexts);
  const can = useCan();
  const [isSplitting, setSplitting] = useState(false);
  const parcels = numberedParcels(order);
  const pieces = unshippedLines(order).reduce((sum, { quantity }) => sum + quantity, 0);
  const canSplit = can(permissionOf('plan-parcels')) && canRemoveItems(order) && pieces > 1;
  return (
    <Planned>
      {parcels.some(({ of }) => of > 1) && (
        <ol>
          {parcels.map(({ lines, number, isPacked }) => (
            <li key={number}>
              {texts.parcel(number)}
              {': '}
              {lines
                .map((line) => texts.pieces(line.quantity, orderedLineTitle(order, line)))
                .join(', ')}{' '}
              {isPacked ? (
                <Tag tone="done">{texts.packed}</Tag>
              ) : (
                <Tag tone="waiting">{texts.toPack}</Tag>
              )}
            </li>
          ))}
        </ol>
      )}
      {canSplit && (
        <Button onClick={() => setSplitting(true)}>
          {parcels.length > 1 ? texts.change : texts.split}
        </Button>
      )}
      {isSplitting && <SplitDialog order={order} onClose={() => setSplitting(false)} />}
    </Planned>
  );
}

const Planned = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1.5),
  '& ol': { listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: theme.spacing(0.5) },
}));
