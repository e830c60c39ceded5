import { useState } from 'react';

import {
  ALL_INBOX_KINDS,
  INBOX_KINDS,
  INBOX_VIEWS,
  type InboxKind,
} from '@kargha/domain/reports/inbox';
import { inboxEndpoints, type InboxItem } from '@kargha/domain/reports/inbox-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffList, useStaffQuery } from '#session/state/endpoint-queries.ts';
import { useCan } from '#session/state/permissions.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Link } from '#ui/controls/link.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { twoLines } from '#ui/lists/cells.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { Tag } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { ActionButton } from '#ui/toasts/action-button.tsx';

import { staffInboxTexts } from '../staff-inbox-texts.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { ItemActions } from './item-actions.tsx';

const DEFAULTS = { view: '', kind: '' };

export function InboxPage() {
  const texts = useTexts(staffInboxTexts);
  const can = useCan();
  const resource = useStaffList(inboxEndpoints.list, DEFAULTS);
  const kinds = ALL_INBOX_KINDS.filter((kind) => can(INBOX_KINDS[kind]));
  return (
    <ResourcePage
      subtitle={texts.subtitle}
      actions={<SummaryButton />}
      texts={texts}
      {...resource}
      views={{ name: 'view', ids: INBOX_VIEWS, labels: texts.viewNames, all: texts.all }}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      opensRows
      cells={(row, open) => ({
        kind: texts.kinds[row.kind],
        item: twoLines(<Link to={placeOf(row)}>{row.title}</Link>, row.detail),
        due: <Due due={row.due} />,
        assignee: <Assignee row={row} />,
        actions: <ItemActions item={row} onAssign={open} />,
      })}
      rowDialog={(item, close) => <AssignDialog item={item} onClose={close} />}
    >
      <KindFilter>
        <SelectField
          label={texts.kind}
          value={resource.filter.kind}
          options={[
            { value: '', label: texts.allKinds },
            ...kinds.map((value) => ({ value, label: texts.kinds[value] })),
          ]}
          onChange={(kind) => resource.onFilter({ kind })}
        />
      </KindFilter>
    </ResourcePage>
  );
}

const KindFilter = styled('div')({ maxWidth: 280 });

/** Where the trouble is seen to. */
const PLACES: Record<Exclude<InboxKind, 'overdue'>, string> = {
  dispute: adminPaths.disputes,
  undelivered: adminPaths.undelivered,
  email: `${adminPaths.ops}?list=mail`,
  lowStock: `${adminPaths.inventory}?filter=low`,
};

function placeOf({ kind, recordId }: InboxItem): string {
  return kind === 'overdue' ? adminOrderPath(recordId) : PLACES[kind];
}

function Due({ due }: Pick<InboxItem, 'due'>) {
  const texts = useTexts(staffInboxTexts);
  const [now] = useState(() => new Date());
  if (due === null) return texts.noDeadline;
  return twoLines(formatMoment(due), due <= now ? <Tag tone="waiting">{texts.overdue}</Tag> : '');
}

function Assignee({ row: { assignee, assigneeName } }: { row: InboxItem }) {
  const texts = useTexts(staffInboxTexts);
  const ownUid = useSession(selectProfile)?.uid;
  if (assignee === '') return texts.noOne;
  return assignee === ownUid ? texts.you : assigneeName || texts.closedAccount;
}

/** Turns the daily email on and off. */
function SummaryButton() {
  const texts = useTexts(staffInboxTexts);
  const { data } = useStaffQuery(inboxEndpoints.summary, {});
  const change = async (isWanted: boolean) => {
    await callStaffEndpoint(inboxEndpoints.changeSummary, { body: { isWanted } });
    showToast({ tone: 'success', message: isWanted ? texts.summaryOn : texts.summaryOff });
  };
  if (!data) return null;
  return (
    <ActionButton run={() => change(!data.isWanted)}>
      {data.isWanted ? texts.stopSummary : texts.wantSummary}
    </ActionButton>
  );
}
