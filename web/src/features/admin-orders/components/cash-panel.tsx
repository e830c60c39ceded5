import { formatPaise } from '@kargha/domain/money/money-format';
import {
  staffOrderEndpoints,
  type CashOnDeliveryDetails,
} from '@kargha/domain/orders/staff-order-endpoints';
import { amountToCollect } from '@kargha/domain/payments/cash-on-delivery-plan';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { Surface } from '#ui/surface.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { TotalsList, TotalsRow } from '#ui/totals-list.tsx';

import { cashPanelTexts } from '../cash-panel-texts.ts';
import type { StaffOrder } from '../state/staff-order.ts';

const TONES = { low: 'done', medium: 'waiting', high: 'offer' } as const;

/** What the courier collects, and the risk that the parcel is refused. Only for cash on delivery. */
export function CashPanel({ order }: { order: StaffOrder }) {
  const texts = useTexts(cashPanelTexts);
  return (
    <Surface>
      <Text variant="h3" component="h2" mb={1}>
        {texts.title}
      </Text>
      <p>{collectionText(order, texts)}</p>
      <Risk id={order.id} />
    </Surface>
  );
}

function Risk({ id }: { id: string }) {
  const texts = useTexts(cashPanelTexts);
  const { data } = useStaffQuery(staffOrderEndpoints.cashOnDelivery, { params: { id } });
  if (!data) return null;
  const { risk, courierCost } = data;
  return (
    <>
      <p>
        <Tag tone={TONES[risk.level]}>{texts.levels[risk.level]}</Tag> {texts.score(risk.score)}
      </p>
      <TotalsList aria-label={texts.reasons}>
        {risk.reasons.map(({ text, points }) => (
          <TotalsRow key={text} label={text}>
            {points > 0 ? `+${points}` : points}
          </TotalsRow>
        ))}
      </TotalsList>
      <p>{historyText(data, texts)}</p>
      {courierCost !== null && <p>{texts.courierCost(formatPaise(courierCost))}</p>}
    </>
  );
}

type Texts = typeof cashPanelTexts.en;

function collectionText(order: StaffOrder, texts: Texts): string {
  const { collected, remittance } = order.cashOnDelivery ?? {};
  if (collected === undefined) {
    const due = amountToCollect(order);
    return due > 0 ? texts.toCollect(formatPaise(due)) : texts.nothingToCollect;
  }
  const amount = formatPaise(collected);
  return remittance === 'received' ? texts.received(amount) : texts.collected(amount);
}

function historyText({ history }: CashOnDeliveryDetails, texts: Texts): string {
  const { open, delivered, refused, cancelled } = history;
  const count = open + delivered + refused + cancelled;
  return count === 0 ? texts.noHistory : texts.history({ delivered, refused, cancelled, open });
}
