import type { ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { formatDay } from '#lib/day-format.ts';
import type { ShownOrder } from '#lib/order-document.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/page.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { deskTexts } from '../desk-texts.ts';
import { useDesk } from '../state/use-desk.ts';
import { DeskView } from './desk-view.tsx';

interface DeskScreenProps {
  orderId: string;
  /** how the order is paid in parts */
  payments: (order: ShownOrder) => ReactNode;
}

/** One order on the desk of staff, in whichever of its states it is. */
export function DeskScreen({ orderId, payments }: DeskScreenProps) {
  const texts = useTexts(deskTexts);
  const desk = useDesk(orderId);
  const back = (
    <ButtonLink to={paths.adminOrders} look="quiet">
      {texts.back}
    </ButtonLink>
  );

  if (desk === 'loading') {
    return (
      <Page title={texts.orderTitle('')}>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton style={{ height: 480 }} />
      </Page>
    );
  }
  if (desk === 'missing') {
    return (
      <Page title={texts.orderTitle('')}>
        <FailedFace title={texts.missingTitle} action={back} />
      </Page>
    );
  }
  return (
    <Page title={texts.orderTitle(desk.order.number)} lead={formatDay(desk.order.createdAt)}>
      {back}
      <DeskView {...desk} payments={payments(desk.order)} />
    </Page>
  );
}
