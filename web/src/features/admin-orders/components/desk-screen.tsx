import { useTexts } from '#lib/language/language.ts';
import { formatDay } from '#lib/day-format.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/page.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { deskTexts } from '../desk-texts.ts';
import { useDesk } from '../state/use-desk.ts';
import { DeskView } from './desk-view.tsx';

/** One order on the desk of staff, in whichever of its states it is. */
export function DeskScreen({ orderId }: { orderId: string }) {
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
      <DeskView {...desk} />
    </Page>
  );
}
