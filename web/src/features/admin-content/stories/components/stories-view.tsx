import { staffStoryEndpoints } from '@kargha/domain/people/staff-story-endpoints';
import { STORY_STATES } from '@kargha/domain/people/story-moderation';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { Link } from '#ui/controls/link.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';

import { adminContentTexts } from '../../admin-content-texts.ts';
import { StoryStatusTag } from './story-status-tag.tsx';

const DEFAULTS = { status: '' };

export function StoriesPage() {
  const texts = useTexts(adminContentTexts);
  const resource = useStaffList(staffStoryEndpoints.list, DEFAULTS);
  return (
    <ResourcePage
      subtitle={texts.storiesLead}
      back={{ to: adminPaths.content, label: texts.title }}
      texts={{ ...texts.storyList, views: texts.views }}
      {...resource}
      views={{ name: 'status', ids: STORY_STATES, labels: texts.states, all: texts.all }}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      opensRows
      cells={(row) => ({
        title: <Link to={adminRowPath(`${adminPaths.content}/stories`, row.id)}>{row.title}</Link>,
        person: row.person,
        craft: row.craft,
        state: <StoryStatusTag status={row.status} />,
        date: formatDay(new Date(row.createdAt)),
      })}
    />
  );
}
