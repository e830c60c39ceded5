import { SUBSCRIBER_STATES, type SubscriberState } from '@kargha/domain/people/marketing';
import { marketingEndpoints, type SubscriberRow } from '@kargha/domain/people/marketing-endpoints';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffList, readStaffPage } from '#session/state/endpoint-queries.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { ExportButton } from '#ui/lists/export-button.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';
import { exportCsv } from '#lib/files/csv-export.ts';
import { Text } from '#ui/text.tsx';

import { marketingTexts } from '../marketing-texts.ts';
import { exportCampaign } from '../state/export-campaign.ts';

const LARGEST_PAGE = '100';

const TONES: Record<SubscriberState, TagTone> = {
  confirmed: 'done',
  pending: 'waiting',
  unsubscribed: 'idle',
};

const DEFAULTS = { search: '', state: '' };

export function SubscribersView() {
  const texts = useTexts(marketingTexts);
  const resource = useStaffList(marketingEndpoints.subscribers, DEFAULTS);
  const day = (time: Date | null) => (time ? formatDay(time) : '');
  return (
    <ResourceList
      texts={{ ...texts, title: texts.subscribers }}
      {...resource}
      views={{ name: 'state', ids: SUBSCRIBER_STATES, labels: texts.states, all: texts.all }}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
      cells={({ email, state, consentAt, confirmedAt, unsubscribedAt, consentText }) => ({
        email,
        state: <Tag tone={TONES[state]}>{texts.states[state]}</Tag>,
        agreed: day(confirmedAt ?? consentAt),
        ended: day(unsubscribedAt),
        words: consentText,
      })}
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <ExportButton
          label={texts.exportAll}
          exported={() => texts.exported}
          save={(onProgress) => exportSubscribers(resource.filter, onProgress)}
        />
        <ExportButton
          label={texts.exportCampaign}
          exported={() => texts.exported}
          save={exportCampaign}
        />
      </div>
      <Text mt={1} tone="secondary">
        {texts.campaignHint}
      </Text>
    </ResourceList>
  );
}

/** Saves the matching subscribers and their consent as a CSV file. @throws ApiError */
async function exportSubscribers(
  filter: Readonly<Record<string, string>>,
  onProgress: (rows: number) => void,
): Promise<void> {
  const texts = marketingTexts.en;
  const list = {
    name: 'subscribers',
    head: Object.values(texts.csvHead),
    read: (cursor: string) =>
      readStaffPage(marketingEndpoints.subscribers, { ...filter, size: LARGEST_PAGE, cursor }),
    cells: (row: SubscriberRow) => [
      row.email,
      texts.states[row.state],
      row.consentText,
      day(row.consentAt),
      day(row.confirmedAt),
      day(row.unsubscribedAt),
    ],
  };
  await exportCsv(list, onProgress);
}

function day(time: Date | null): string {
  return time ? formatDay(time) : '';
}
