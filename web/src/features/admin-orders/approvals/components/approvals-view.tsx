import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { formatPaise } from '@kargha/domain/money/money-format';
import {
  APPROVAL_VIEWS,
  refundApprovalEndpoints,
  type ApprovalRow,
} from '@kargha/domain/payments/refund-approval-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { orderLink, twoLines } from '#ui/lists/cells.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { approvalTexts } from '../../approval-texts.ts';
import { ApprovalButtons } from './approval-buttons.tsx';

const DEFAULTS = { view: 'waiting' };

const TONES: Record<ApprovalRow['state'], TagTone> = {
  waiting: 'waiting',
  approved: 'done',
  declined: 'idle',
  withdrawn: 'idle',
};

export function ApprovalsPage() {
  const texts = useTexts(approvalTexts);
  const resource = useStaffList(refundApprovalEndpoints.list, DEFAULTS);
  return (
    <ResourcePage
      subtitle={texts.subtitle}
      texts={texts}
      {...resource}
      views={{ name: 'view', ids: APPROVAL_VIEWS, labels: texts.viewNames }}
      idOf={({ id }) => id}
      nameOf={({ orderNumber }) => orderNumber}
      numbers={['amount']}
      cells={(row) => ({
        order: orderLink(row.orderId, row.orderNumber),
        kind: twoLines(texts.kinds[row.kind], row.reason),
        amount: formatPaise(row.amount),
        requested: twoLines(
          row.requesterName || texts.unknownPerson,
          formatLongDateTime(row.requestedAt),
        ),
        status: <Status row={row} />,
        actions: row.state === 'waiting' && (
          <ApprovalButtons approval={row} onDone={resource.list.reload} />
        ),
      })}
    />
  );
}

function Status({
  row: { state, decidedBy, deciderName, decidedAt, answer },
}: {
  row: ApprovalRow;
}) {
  const texts = useTexts(approvalTexts);
  return (
    <>
      <Tag tone={TONES[state]}>{texts.states[state]}</Tag>
      {decidedBy !== null && decidedAt !== null && (
        <div>
          {deciderName || texts.unknownPerson}, {formatLongDateTime(decidedAt)}
        </div>
      )}
      {answer !== '' && <div>{answer}</div>}
    </>
  );
}
