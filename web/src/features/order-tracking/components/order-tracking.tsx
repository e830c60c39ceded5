import { useEffect, useState } from 'react';

import { lastOrder } from '@kargha/domain/shopping/browser-purchase';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Surface } from '#ui/surface.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { lastingStorage, readJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { orderTrackingTexts } from '../order-tracking-texts.ts';
import { useOrderTracking } from '../state/use-order-tracking.ts';
import { CancelOrder, TrackedOrderView } from './tracked-order-view.tsx';
import { TrackingForm } from './tracking-form.tsx';
import { requestNewLink } from '../state/tracking-api.ts';

const readOrder = storedReader('last-order', lastOrder);

/**
 * A `token` from an emailed link is looked up at once. Without one, the form is filled in with the order last paid
 * in this browser.
 */
export function OrderTracking({ token }: { token: string | null }) {
  const { tracking, track, answer, reread } = useOrderTracking(token);
  const [initial] = useState(() => (token ? { id: '', contact: '' } : lastTrackingQuery()));
  const linkOf = (used: string | undefined) =>
    used === undefined ? undefined : { token: used, onChanged: () => reread(used) };
  const { status } = tracking;
  useEffect(() => {
    // Together with the order, so that its button does not move the page.
    if (status === 'loading') void CancelOrder.preload();
  }, [status]);
  return (
    <Stack>
      <Surface>
        <TrackingForm initial={initial} isLoading={tracking.status === 'loading'} onTrack={track} />
      </Surface>
      {tracking.status === 'loading' && <TrackingSkeleton />}
      {tracking.status === 'failed' && <Notice tone="error" title={tracking.message} />}
      {tracking.status === 'expired' && <ExpiredLink token={tracking.token} />}
      {tracking.status === 'found' && (
        <TrackedOrderView
          order={tracking.order}
          link={linkOf(tracking.token)}
          onAnswer={tracking.token ? answer.bind(null, tracking.token) : undefined}
        />
      )}
    </Stack>
  );
}

function ExpiredLink({ token }: { token: string }) {
  const texts = useTexts(orderTrackingTexts);
  const { isBusy, isSent, send } = useNewLink(token);
  return (
    <Notice tone="warning" title={texts.linkExpired}>
      <div role="status">{isSent && texts.newLinkSent}</div>
      {!isSent && (
        <Button style={{ marginTop: 12 }} aria-disabled={isBusy} onClick={send}>
          {texts.sendNewLink}
        </Button>
      )}
    </Notice>
  );
}

function TrackingSkeleton() {
  const texts = useTexts(orderTrackingTexts);
  return (
    <Surface role="status">
      <VisuallyHidden>{texts.looking}</VisuallyHidden>
      <Shapes aria-hidden="true">
        <Skeleton style={{ width: '40%', height: 28 }} />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} style={{ height: 36 }} />
        ))}
      </Shapes>
    </Surface>
  );
}

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Shapes = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

/** Number and email of the order last paid in this browser; empty when there is none. */
function lastTrackingQuery(): { id: string; contact: string } {
  const order = readOrder(readJson(lastingStorage, storageKeys.lastOrder));
  return order
    ? { id: order.orderNumber, contact: order.customerInfo.email }
    : { id: '', contact: '' };
}

function useNewLink(token: string) {
  const { isBusy, start } = useAction(requestNewLink);
  const [isSent, setSent] = useState(false);
  const send = () => void start(token).then(setSent);
  return { isBusy, isSent, send };
}
