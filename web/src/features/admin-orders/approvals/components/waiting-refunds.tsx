import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { styled } from '#ui/theme/styled.ts';

import { approvalTexts } from '../../approval-texts.ts';
import { ApprovalButtons, type WaitingRequest } from './approval-buttons.tsx';

/** Requests of an order that wait for a second person. */
export function WaitingRefunds({ waiting }: { waiting: readonly WaitingRequest[] }) {
  const texts = useTexts(approvalTexts);
  const uid = useSession(selectProfile)?.uid;
  return (
    <>
      {waiting.map((approval) => (
        <Waiting key={approval.id} role="group" aria-label={texts.waitingTitle}>
          <strong>
            {texts.waitingTitle}: {formatPaise(approval.amount)}
          </strong>
          <p>{[texts.kinds[approval.kind], approval.reason].filter(Boolean).join(': ')}</p>
          {approval.requestedBy === uid && <p>{texts.own}</p>}
          <ApprovalButtons approval={approval} />
        </Waiting>
      ))}
    </>
  );
}

const Waiting = styled('div')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(1.5),
  paddingTop: spacing(1.5),
  borderTop: `1px solid ${vars.palette.divider}`,
}));
