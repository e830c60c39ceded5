import { formatPaise } from '@kargha/domain/money/money-format';
import { timesPaise } from '@kargha/domain/money/paise';
import type { PurchaseOrderDetails } from '@kargha/domain/stock/purchase-order-endpoints';
import { formatDay } from '#lib/language/day-format.ts';
import { isSameLine, keyOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { adminEditProductPath } from '#lib/addresses/paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { FactGrid } from '#ui/fact-grid.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { RecordTimeline } from '#ui/lists/record-timeline.tsx';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';

interface PartProps {
  order: PurchaseOrderDetails;
}

export function OrderFacts({ order }: PartProps) {
  const texts = useTexts(purchaseOrdersTexts);
  const day = (time: Date | null) => (time === null ? texts.notYet : formatDay(time));
  return (
    <FormSection title={texts.facts}>
      <FactGrid>
        <dt>{texts.orderedAt}</dt>
        <dd>{day(order.orderedAt)}</dd>
        <dt>{texts.expected}</dt>
        <dd>{day(order.expectedAt)}</dd>
        <dt>{texts.receivedAt}</dt>
        <dd>{day(order.receivedAt)}</dd>
        <dt>{texts.total}</dt>
        <dd>{formatPaise(order.total)}</dd>
      </FactGrid>
      {order.note && <p>{order.note}</p>}
    </FormSection>
  );
}

export function OrderLinesTable({ order }: PartProps) {
  const texts = useTexts(purchaseOrdersTexts);
  return (
    <IndexTable
      label={texts.linesTable}
      columns={texts.lineColumns}
      rows={order.lines}
      idOf={keyOf}
      nameOf={({ title }) => title}
      numbers={['ordered', 'received', 'rejected', 'unitCost', 'sum']}
      cells={(line) => ({
        product: <Link to={adminEditProductPath(line.productId)}>{line.title}</Link>,
        ordered: line.ordered,
        received: line.accepted,
        rejected: line.rejected,
        unitCost: formatPaise(line.unitCost),
        sum: formatPaise(timesPaise(line.unitCost, line.ordered)),
      })}
    />
  );
}

export function OrderReceipts({ order }: PartProps) {
  const texts = useTexts(purchaseOrdersTexts);
  const titleOf = (received: LineRef) =>
    order.lines.find((line) => isSameLine(line, received))?.title ?? received.productId;
  return (
    <FormSection title={texts.receipts}>
      {order.receipts.length === 0 && <p>{texts.noReceipts}</p>}
      <RecordTimeline
        entries={order.receipts.map(({ id, at, lines, note }) => ({
          id,
          at,
          what: texts.receivedAt,
          details: (
            <>
              <ul>
                {lines.map((line) => (
                  <li key={keyOf(line)}>
                    {texts.receiptLine(line.accepted, line.rejected, titleOf(line))}
                  </li>
                ))}
              </ul>
              {note && <p>{note}</p>}
            </>
          ),
        }))}
      />
    </FormSection>
  );
}
