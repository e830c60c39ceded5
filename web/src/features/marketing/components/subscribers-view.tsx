import { SUBSCRIBER_STATES, type SubscriberState } from '@kargha/domain/people/marketing';
import { marketingEndpoints } from '@kargha/domain/people/marketing-endpoints';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';
import { Text } from '#ui/text.tsx';

import { marketingTexts } from '../marketing-texts.ts';

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
      <ExportListButton kinds={['subscribers', 'campaign']} filter={resource.filter} />
      <Text mt={1} tone="secondary">
        {texts.campaignHint}
      </Text>
    </ResourceList>
  );
}
