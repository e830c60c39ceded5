import { TICKET_KINDS } from '@kargha/domain/people/contact-message';
import { OVERDUE, TICKET_STATES } from '@kargha/domain/people/ticket';
import { ticketEndpoints } from '@kargha/domain/people/ticket-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { Link } from '#ui/controls/link.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminMessagesTexts } from '../admin-messages-texts.ts';
import { DueTags } from './due-tags.tsx';
import { MessageStatusTag } from './message-status-tag.tsx';

const ALL = 'all';
const DEFAULTS = { state: 'open', kind: '', search: '' };

const STATES = [...TICKET_STATES, OVERDUE, ALL];
const EVERYTHING = { state: ALL, kind: '', search: '' };

export function MessagesPage() {
  const texts = useTexts(adminMessagesTexts);
  const resource = useStaffList(ticketEndpoints.list, DEFAULTS, (filter) => ({
    ...filter,
    state: filter.state === ALL ? '' : filter.state,
  }));
  const { state, kind } = resource.filter;
  const kinds = TICKET_KINDS.map((value) => ({ value, label: texts.kinds[value] }));
  const { search: searchLabel, ...withoutSearch } = texts;
  return (
    <ResourcePage
      subtitle={texts.lead}
      texts={state === OVERDUE ? withoutSearch : { ...withoutSearch, search: searchLabel }}
      {...resource}
      everything={EVERYTHING}
      onFilter={(some) => resource.onFilter(widenFilter(some))}
      views={{
        name: 'state',
        ids: STATES,
        labels: { ...texts.states, [OVERDUE]: texts.overdue, [ALL]: texts.all },
      }}
      filters={
        <SelectField
          label={texts.kind}
          value={kind}
          options={[{ value: '', label: texts.anyKind }, ...kinds]}
          onChange={(value) => resource.onFilter({ kind: value })}
        />
      }
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

/** Overdue messages are of every kind. A search by number looks in all statuses. */
function widenFilter(some: Partial<typeof DEFAULTS>): Partial<typeof DEFAULTS> {
  if (some.state === OVERDUE) return { ...EVERYTHING, state: OVERDUE };
  return some.search === undefined || some.state !== undefined ? some : { ...some, state: ALL };
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
