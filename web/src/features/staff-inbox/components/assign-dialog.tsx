import { useState } from 'react';

import { inboxEndpoints, type InboxItem } from '@kargha/domain/reports/inbox-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { staffInboxTexts } from '../staff-inbox-texts.ts';

interface AssignDialogProps {
  item: InboxItem;
  onClose: () => void;
}

function LoadState({ error }: { error: Error | null }) {
  const texts = useTexts(staffInboxTexts);
  if (!error) return <p role="status">{texts.loadingPeople}</p>;
  return <Notice tone="error" title={errorMessage(error, texts.failedPeople)} />;
}

export function AssignDialog({ item, onClose }: AssignDialogProps) {
  const texts = useTexts(staffInboxTexts);
  const { id, kind, title, revision } = item;
  const { data, error } = useStaffQuery(inboxEndpoints.people, { query: { kind } });
  const [chosen, setChosen] = useState(item.assignee);

  async function assign() {
    const body = { assignee: chosen, revision };
    await callStaffEndpoint(inboxEndpoints.assign, { params: { id }, body });
    const name = data?.people.find(({ uid }) => uid === chosen)?.name;
    showToast({ tone: 'success', message: name ? texts.assigned(name) : texts.givenBack });
  }

  return (
    <ActionDialog
      title={texts.assignNamed(title)}
      confirm={texts.assign}
      onConfirm={assign}
      onClose={onClose}
    >
      <p>{texts.assignHint}</p>
      {data ? (
        <SelectField
          label={texts.person}
          value={chosen}
          options={[
            { value: '', label: texts.noOne },
            ...data.people.map(({ uid, name }) => ({ value: uid, label: name })),
          ]}
          onChange={setChosen}
        />
      ) : (
        <LoadState error={error} />
      )}
    </ActionDialog>
  );
}
