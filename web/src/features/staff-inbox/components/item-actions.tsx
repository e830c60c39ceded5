import { inboxEndpoints, type InboxItem } from '@kargha/domain/reports/inbox-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { staffInboxTexts } from '../staff-inbox-texts.ts';

interface ItemActionsProps {
  item: InboxItem;
  onAssign: () => void;
}

/** People who see an item may also handle it: the list leaves out the others. */
export function ItemActions({ item, onAssign }: ItemActionsProps) {
  const texts = useTexts(staffInboxTexts);
  const ownUid = useSession(selectProfile)?.uid ?? '';
  const { id, title, revision, assignee } = item;
  const params = { id };
  const assign = useAction(async (to: string, done: string) => {
    await callStaffEndpoint(inboxEndpoints.assign, { params, body: { assignee: to, revision } });
    showToast({ tone: 'success', message: done });
  });
  const finish = useAction(async () => {
    await callStaffEndpoint(inboxEndpoints.done, { params, body: { revision } });
    showToast({ tone: 'success', message: texts.doneSaved });
  });
  const isBusy = assign.isBusy || finish.isBusy;
  const isMine = assignee === ownUid;
  return (
    <Buttons>
      <Button
        look="quiet"
        disabled={isBusy}
        aria-label={(isMine ? texts.giveBackNamed : texts.takeNamed)(title)}
        onClick={() =>
          void (isMine ? assign.start('', texts.givenBack) : assign.start(ownUid, texts.taken))
        }
      >
        {isMine ? texts.giveBack : texts.take}
      </Button>
      <Button
        look="quiet"
        disabled={isBusy}
        aria-label={texts.assignNamed(title)}
        onClick={onAssign}
      >
        {texts.assign}
      </Button>
      <Button
        look="quiet"
        disabled={isBusy}
        aria-label={texts.doneNamed(title)}
        onClick={() => void finish.start()}
      >
        {texts.done}
      </Button>
    </Buttons>
  );
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1),
}));
