import type { OrderState } from '@kargha/domain/orders/order-state';
import { hasTrackingStep } from '@kargha/domain/orders/tracking';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { ordersTexts } from '../orders-texts.ts';
import type { ShownEvent } from '../state/use-order.ts';

/** That the checkout began is nothing to remember. */
const UNPAID: OrderState = 'pending_payment';

export function OrderHistory({ events }: { events: readonly ShownEvent[] }) {
  const texts = useTexts(ordersTexts);
  const translate = useTranslate();
  const shown = events.filter((event) => event.reached !== UNPAID && !isProgressStep(event));
  if (shown.length === 0) return null;
  return (
    <Surface>
      <Text variant="h2">{texts.history}</Text>
      <Events>
        {shown.map(({ id, what, note, at }) => (
          <li key={id}>
            <strong>{translate(what)}</strong>
            <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
            {note !== '' && <p>{note}</p>}
          </li>
        ))}
      </Events>
    </Surface>
  );
}

/**
 * The progress already shows the dates of its steps. Notes appear only here, except the courier and tracking
 * number.
 */
function isProgressStep({ reached, note }: ShownEvent): boolean {
  if (reached === undefined || !hasTrackingStep(reached)) return false;
  return note === '' || reached === 'shipped';
}

const Events = styled('ol')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  marginTop: spacing(2),
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: spacing(2) },
  '& strong': { fontWeight: 600 },
  '& time, & p': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& p': { gridColumn: '1 / -1' },
}));
