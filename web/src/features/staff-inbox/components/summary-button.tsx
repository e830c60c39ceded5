import { inboxEndpoints } from '@kargha/domain/reports/inbox-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { ActionButton } from '#ui/toasts/action-button.tsx';

import { staffInboxTexts } from '../staff-inbox-texts.ts';

/** Turns the daily email on and off. */
export function SummaryButton() {
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
