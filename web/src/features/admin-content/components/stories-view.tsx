import { Link } from 'react-router-dom';

import { STORY_STATES } from '@kargha/domain/people/story-moderation';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { EmptyFace } from '#ui/feedback/faces.tsx';
import { ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { useStories } from '../state/stories.ts';
import { StoryTag } from './story-tag.tsx';

/** What people have told the shop, and what became of it. */
export function StoriesView() {
  const texts = useTexts(adminContentTexts);
  const [filter, change] = useUrlFilter({ status: '' });
  const list = useStories(filter);
  const states = STORY_STATES.map((id) => ({ id, label: texts.states[id] }));
  return (
    <>
      <ViewTabs
        label={texts.views}
        views={[{ id: '', label: texts.all }, ...states]}
        chosen={filter.status}
        onChoose={(status) => change({ status })}
      />
      <PagedList
        list={list}
        loading={texts.storiesLoading}
        failed={texts.storiesFailed}
        empty={
          filter.status === '' ? (
            <EmptyFace title={texts.noStories} action={null}>
              {texts.noStoriesHint}
            </EmptyFace>
          ) : (
            <NoMatch
              title={texts.noStories}
              hint={texts.noMatchHint}
              onClear={() => change({ status: '' })}
            />
          )
        }
      >
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
              state: <StoryTag status={row.status} />,
              date: formatDay(new Date(row.createdAt)),
            })}
          />
        )}
      </PagedList>
    </>
  );
}
