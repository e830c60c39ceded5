import { useSearchParams, useParams } from 'react-router-dom';

import {
  draftOrderEndpoints,
  type DraftDetails,
} from '@kargha/domain/orders/draft-order-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { May } from '#session/components/may.tsx';
import { MayEdit } from '#session/components/may-edit.tsx';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { RecordFrame } from '#ui/lists/record-frame.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { draftOrdersTexts } from '../draft-orders-texts.ts';
import { DraftForm } from './draft-form.tsx';

export function NewDraftScreen() {
  const texts = useTexts(draftOrdersTexts);
  const from = useSearchParams()[0].get('from');
  return (
    <IndexPage title={texts.newTitle} back={{ to: adminPaths.draftOrders, label: texts.title }}>
      {from === null ? <DraftForm /> : <CopiedDraft id={from} />}
    </IndexPage>
  );
}

/** A new draft with the contents of another one, such as one whose link has expired. */
function CopiedDraft({ id }: { id: string }) {
  const texts = useTexts(draftOrdersTexts);
  const { data: template, isPending } = useDraft(id);
  if (isPending) return <Spinner label={texts.loadingOne} />;
  return <DraftForm template={template} />;
}

const useDraft = (id: string) =>
  useStaffQuery(
    draftOrderEndpoints.find,
    { params: { id } },
    { fresh: true, select: ({ draft }) => draft },
  );

export function DraftOrderPage() {
  const { id = '' } = useParams();
  return <DraftScreen key={id} id={id} />;
}

function DraftScreen({ id }: { id: string }) {
  const texts = useTexts(draftOrdersTexts);
  const read = useDraft(id);
  return (
    <RecordFrame
      read={read}
      texts={{ loadingOne: texts.loadingOne, failedOne: texts.failed }}
      back={{ to: adminPaths.draftOrders, label: texts.title }}
      title={({ customer }) => texts.draftTitle(customer.name)}
    >
      {(draft) =>
        draft.state === 'open' ? (
          <MayEdit permission="orders.create">
            <DraftForm draft={draft} />
          </MayEdit>
        ) : (
          <OrderedDraft draft={draft} />
        )
      }
    </RecordFrame>
  );
}

function OrderedDraft({ draft: { id, orderId, orderNumber, total } }: { draft: DraftDetails }) {
  const texts = useTexts(draftOrdersTexts);
  return (
    <Surface>
      <Text variant="h3" component="h2">
        {texts.ordered(orderNumber)}
      </Text>
      <p>
        {texts.total}: {formatPaise(total)}. {texts.orderedHint}
      </p>
      <FormButtons>
        <ButtonLink look="action" to={adminOrderPath(orderId)}>
          {texts.openOrder(orderNumber)}
        </ButtonLink>
        <May permission="orders.create">
          <ButtonLink to={`${adminPaths.newOrder}?from=${encodeURIComponent(id)}`}>
            {texts.again}
          </ButtonLink>
        </May>
      </FormButtons>
    </Surface>
  );
}

const FormButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
}));
