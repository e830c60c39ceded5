import { Link } from 'react-router-dom';

import { STORY_STATES } from '@kargha/domain/people/story-moderation';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { StatusFilteredList } from '#ui/lists/status-filtered-list.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { useStories } from '../state/use-stories.ts';
import { StoryStatusTag } from './story-status-tag.tsx';

export function StoriesView() {
  const texts = useTexts(adminContentTexts);
  const states = STORY_STATES.map((id) => ({ id, label: texts.states[id] }));
  const listTexts = {
    ...texts,
    loading: texts.storiesLoading,
    failed: texts.storiesFailed,
    none: texts.noStories,
    noneHint: texts.noStoriesHint,
  };
  return (
    <StatusFilteredList states={states} useRows={useStories} texts={listTexts}>
      {(rows, isStale) => (
        <IndexTable
          label={texts.stories}
          columns={texts.storyColumns}
          rows={rows}
          isStale={isStale}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          opensRows
          cells={(row) => ({
            title: (
              <Link to={adminRowPath(`${adminPaths.content}/stories`, row.id)}>{row.title}</Link>
            ),
            person: row.person,
            craft: row.craft,
            state: <StoryStatusTag status={row.status} />,
            date: formatDay(new Date(row.createdAt)),
          })}
        />
      )}
    </StatusFilteredList>
  );
}
