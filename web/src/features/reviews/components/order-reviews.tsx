import { deliveredLines } from '@kargha/domain/reviews/delivered-lines';
import { isSameLine, keyOf } from '@kargha/domain/shopping/line-ref';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { orderReviewsTexts } from '../order-reviews-texts.ts';
import { useOrderReviews, withoutReview, withReview } from '../state/order-reviews.ts';
import { LineReview } from './line-review.tsx';

export function OrderReviews({ order }: { order: ShownOrder }) {
  const texts = useTexts(orderReviewsTexts);
  if (deliveredLines(order).length === 0) return null;
  return (
    <Surface>
      <Text variant="h2" mb={1}>
        {texts.title}
      </Text>
      <Lead>{texts.lead}</Lead>
      <Lines order={order} />
    </Surface>
  );
}

function Lines({ order }: { order: ShownOrder }) {
  const texts = useTexts(orderReviewsTexts);
  const { data, isPending, keep, refetch } = useOrderReviews(order.id);
  if (isPending) {
    return (
      <>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton style={{ height: 60 }} />
      </>
    );
  }
  if (!data) {
    return (
      <>
        <p role="alert">{texts.failed}</p>
        <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
      </>
    );
  }
  return (
    <List>
      {deliveredLines(order).map((line) => (
        <li key={keyOf(line)}>
          <LineReview
            orderId={order.id}
            line={line}
            review={data.find((one) => isSameLine(one, line))}
            onSaved={(review) => keep(withReview(data, review))}
            onWithdrawn={(id) => keep(withoutReview(data, id))}
          />
        </li>
      ))}
    </List>
  );
}

const Lead = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}));

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  '& > li': { paddingBlock: spacing(2) },
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > li:last-child': { paddingBottom: 0 },
}));
