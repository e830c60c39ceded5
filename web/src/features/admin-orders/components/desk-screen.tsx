import type { ReactNode } from 'react';

import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { formatDay, formatTime } from '#lib/language/day-format.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { uiTexts } from '#ui/ui-texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { deskTexts } from '../desk-texts.ts';
import { useDesk } from '../state/use-desk.ts';
import { DeskView } from './desk-view.tsx';
import { OrderDeeds } from './order-deeds.tsx';

interface DeskScreenProps {
  orderId: string;
  /** how the order is paid in parts */
  payments: (order: ShownOrder) => ReactNode;
}

/** One order on the desk of staff, in whichever of its states it is. */
export function DeskScreen({ orderId, payments }: DeskScreenProps) {
  const texts = useTexts(deskTexts);
  const { tryAgain } = useTexts(uiTexts);
  const desk = useDesk(orderId);
  const back = (
    <ButtonLink to={paths.adminOrders} look="quiet">
      {texts.back}
    </ButtonLink>
  );

  if (desk === 'loading') {
    return (
      <IndexPage title={texts.orderTitle('')}>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton style={{ height: 480 }} />
      </IndexPage>
    );
  }
  if (desk === 'unreached') {
    return (
      <IndexPage title={texts.orderTitle('')}>
        <FailedFace
          title={NETWORK_MESSAGE}
          action={<Button onClick={() => window.location.reload()}>{tryAgain}</Button>}
        />
      </IndexPage>
    );
  }
  if (desk === 'missing') {
    return (
      <IndexPage title={texts.orderTitle('')}>
        <FailedFace title={texts.missingTitle} action={back} />
      </IndexPage>
    );
  }
  return (
    <IndexPage
      title={texts.orderTitle(desk.order.number)}
      subtitle={`${formatDay(desk.order.createdAt)}, ${formatTime(desk.order.createdAt)}`}
      back={{ to: paths.adminOrders, label: texts.back }}
      actions={<OrderDeeds order={desk.order} refunds={desk.refunds} returns={desk.returns} />}
    >
      <DeskView {...desk} payments={payments(desk.order)} />
    </IndexPage>
  );
}
