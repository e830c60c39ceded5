import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

import { orderTrackingTexts } from '../order-tracking-texts.ts';
import { useNewLink } from '../state/use-new-link.ts';

export function ExpiredLink({ token }: { token: string }) {
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
