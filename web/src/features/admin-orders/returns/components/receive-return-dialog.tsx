import { useState } from 'react';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { isSameLine, keyOf, refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CountField } from '#ui/forms/count-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { takeReturnStep } from '../../state/order-steps.ts';
import { orderDetailTexts } from '../../order-detail-texts.ts';

interface ReceiveReturnDialogProps {
  orderReturn: OrderReturn;
  onClose: () => void;
}

interface CountedLine extends LineRef {
  title: string;
  quantity: number;
  received: number;
  restock: number;
}

export function ReceiveReturnDialog({ orderReturn, onClose }: ReceiveReturnDialogProps) {
  const texts = useTexts(orderDetailTexts);
  const [lines, setLines] = useState<CountedLine[]>(() =>
    orderReturn.lines.map((line) => ({
      ...refOf(line),
      title: lineTitle(line),
      quantity: line.quantity,
      received: line.quantity,
      restock: line.quantity,
    })),
  );
  const change = (changed: CountedLine) =>
    setLines(lines.map((line) => (isSameLine(line, changed) ? changed : line)));
  const receive = () =>
    takeReturnStep(orderReturn, 'receive', {
      answer: '',
      lines: lines.map(({ received, restock, ...line }) => ({ ...refOf(line), received, restock })),
    });
  return (
    <ActionDialog
      title={texts.receiveReturnTitle(orderReturn.orderNumber)}
      confirm={texts.receive}
      onConfirm={receive}
      onClose={onClose}
    >
      <p>{texts.receiveHint}</p>
      {lines.map((line) => (
        <Pair key={keyOf(line)}>
          <CountField
            label={texts.arrived(line.title, line.quantity)}
            max={line.quantity}
            value={line.received}
            onChange={(received) =>
              change({ ...line, received, restock: restockOf(line, received) })
            }
          />
          <CountField
            label={texts.restocked(line.title, line.received)}
            max={line.received}
            value={line.restock}
            onChange={(restock) => change({ ...line, restock })}
          />
        </Pair>
      ))}
    </ActionDialog>
  );
}

/** All received pieces are restocked unless staff change it, also while the quantity is being typed. */
function restockOf({ received: before, restock }: CountedLine, received: number): number {
  return restock === before ? received : Math.min(restock, received);
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'end',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
