import {
  canCancelEWayBill,
  canExtendEWayBill,
  partBDueBy,
} from '@kargha/domain/invoices/e-way-bill-rules';
import type { EWayBill } from '@kargha/domain/invoices/e-way-bill-schema';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { Tag } from '#ui/tag.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { saveBill } from '../state/tax-documents.ts';
import { taxDocumentTexts } from '../../tax-document-texts.ts';
import type { TaxDialog } from './tax-document-dialog.tsx';
import { TaxButtons } from './tax-document-layout.tsx';

interface EWayBillRowProps {
  bill: EWayBill;
  /** whether its parcel has been dispatched */
  hasLeft: boolean;
  onOpen: (dialog: TaxDialog) => void;
}

export function EWayBillRow({ bill, hasLeft, onOpen }: EWayBillRowProps) {
  const texts = useTexts(taxDocumentTexts);
  const print = useAction(() => saveBill(bill, texts.printed(bill.number)));
  const { id, number, state } = bill;
  const labels = {
    changeVehicle: texts.changeVehicle,
    extend: texts.extend,
    cancel: texts.cancelBill,
  };
  return (
    <div>
      <TagRow>
        <strong>{billName(bill, texts)}</strong>
        {state === 'cancelled' && <Tag tone="idle">{texts.cancelled}</Tag>}
      </TagRow>
      {billLines(bill, texts).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <TaxButtons>
        <May permission="orders.ship">
          {state === 'active' && (
            <Button
              aria-label={texts.actionOf(texts.print, number)}
              disabled={print.isBusy}
              onClick={() => void print.start()}
            >
              {texts.print}
            </Button>
          )}
          {billActions(bill, hasLeft).map((kind) => (
            <Button
              key={kind}
              aria-label={texts.actionOf(labels[kind], number)}
              onClick={() => onOpen({ kind, id, number })}
            >
              {labels[kind]}
            </Button>
          ))}
        </May>
      </TaxButtons>
    </div>
  );
}

function billActions(bill: EWayBill, hasLeft: boolean) {
  const now = new Date();
  const canCancel = !hasLeft && (bill.state === 'exempt' || canCancelEWayBill(bill, now));
  return [
    ...(bill.state === 'active' ? (['changeVehicle'] as const) : []),
    ...(canExtendEWayBill(bill, now) ? (['extend'] as const) : []),
    ...(canCancel ? (['cancel'] as const) : []),
  ];
}

type Texts = typeof taxDocumentTexts.en;

function billName({ state, number }: EWayBill, texts: Texts): string {
  if (state === 'exempt') return texts.noBill;
  return number === '' ? texts.requested : texts.bill(number);
}

function billLines(bill: EWayBill, texts: Texts): string[] {
  const { state, validUntil, problem } = bill;
  const due = partBDueBy(bill);
  const open = due ? texts.partBDueBy(formatMoment(due)) : texts.noPartB;
  const validity = validUntil ? texts.validUntil(formatMoment(validUntil)) : open;
  const lines = [state === 'active' ? validity : '', transportOf(bill, texts), problem];
  return lines.filter((line) => line !== '');
}

function transportOf(bill: EWayBill, texts: Texts): string {
  const { transporterId, vehicleNumber, transportDocument, distanceKm, value, note } = bill;
  return [
    formatPaise(value),
    `${distanceKm} km`,
    transporterId === '' ? '' : texts.byTransporter(transporterId),
    vehicleNumber === '' ? transportDocument : `${texts.vehicle} ${vehicleNumber}`,
    note,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
