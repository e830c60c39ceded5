import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { TICKET_KINDS } from '@kargha/domain/people/contact-message';
import { OVERDUE, TICKET_STATES } from '@kargha/domain/people/ticket';
import type { TicketRow } from '@kargha/domain/people/ticket-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { FilterBar, ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';

import { adminMessagesTexts } from '../admin-messages-texts.ts';
import { useMessages } from '../state/use-messages.ts';
import { DueTags } from './due-tags.tsx';
import { MessageStatusTag } from './message-status-tag.tsx';

const ALL = 'all';
const DEFAULTS = { state: 'open', kind: '', search: '' };

export function MessagesView() {
  const texts = useTexts(adminMessagesTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  const { state, kind, search } = filter;
  const list = useMessages({ state: state === ALL ? '' : state, kind, search });
  const isAll = state === ALL && kind === '' && search === '';
  const views = [
    ...TICKET_STATES.map((id) => ({ id, label: texts.states[id] })),
    { id: OVERDUE, label: texts.overdue },
    { id: ALL, label: texts.all },
  ];
  const kinds = TICKET_KINDS.map((value) => ({ value, label: texts.kinds[value] }));
  return (
    <>
      <ViewTabs
        label={texts.views}
        views={views}
        chosen={state}
        // Only complaints can be overdue, in any status.
        onChoose={(id) =>
          change(id === OVERDUE ? { state: id, kind: '', search: '' } : { state: id })
        }
      />
      {state !== OVERDUE && (
        <FilterBar
          searchLabel={texts.search}
          placeholder={texts.searchExample}
          search={search}
          // A search by number looks in all statuses.
          onSearch={(text) => change({ search: text, state: ALL })}
        >
          <SelectField
            label={texts.kind}
            value={kind}
            options={[{ value: '', label: texts.anyKind }, ...kinds]}
            onChange={(value) => change({ kind: value })}
          />
        </FilterBar>
      )}
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          isAll ? (
            <EmptyState title={texts.empty} action={null}>
              {texts.emptyHint}
            </EmptyState>
          ) : (
            <NoMatch
              title={texts.none}
              hint={texts.noneHint}
              onClear={() => change({ state: ALL, kind: '', search: '' })}
            />
          )
        }
      >
        {(rows, isStale) => <Rows rows={rows} isStale={isStale} />}
      </PagedList>
    </>
  );
}

function Rows({ rows, isStale }: { rows: readonly TicketRow[]; isStale: boolean }) {
  const texts = useTexts(adminMessagesTexts);
  return (
    <IndexTable
      label={texts.title}
      columns={texts.columns}
      rows={rows}
      isStale={isStale}
      idOf={({ number }) => number}
      nameOf={({ number }) => number}
      opensRows
      cells={(row) => ({
        number: (
          <>
            <Link to={adminRowPath(adminPaths.messages, row.number)}>{row.number}</Link>
            <span>{texts.kinds[row.kind]}</span>
          </>
        ),
        subjectColumn: (
          <Subject>
            <strong>{row.subject}</strong>
            <span>{row.beginning}</span>
          </Subject>
        ),
        state: (
          <Status>
            <MessageStatusTag state={row.state} />
            <DueTags ticket={row} />
          </Status>
        ),
        name: row.name,
        date: formatDay(row.createdAt),
      })}
    />
  );
}

const Status = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  // Keeps tags on one line in narrow tables.
  width: 'max-content',
  gap: theme.spacing(0.5),
}));

const Subject = styled('span')(({ theme }) => ({
  display: 'block',
  minWidth: 200,
  maxWidth: 360,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& > *': { display: 'block' },
  '& > strong': { fontWeight: 600 },
  '& > span': { color: theme.vars.palette.text.secondary },
}));
