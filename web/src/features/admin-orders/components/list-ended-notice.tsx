import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import type { CollectionChanges } from '../state/use-collection-changes.ts';

interface ListEndedNoticeProps {
  changes: CollectionChanges;
  onLoad: () => void;
}

/** Without it, a list that no longer notices changes would look up to date. */
export function ListEndedNotice({ changes, onLoad }: ListEndedNoticeProps) {
  const texts = useTexts(adminOrdersTexts);
  if (!changes.hasEnded) return null;
  const load = () => {
    changes.followAgain();
    onLoad();
  };
  return (
    <Notice tone="warning" title={texts.listEnded}>
      <p>{texts.listEndedHint}</p>
      <Button onClick={load}>{texts.loadAgain}</Button>
    </Notice>
  );
}
