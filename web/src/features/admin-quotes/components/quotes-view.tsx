import { quoteEndpoints } from '@kargha/domain/quotes/quote-endpoints';
import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { Link } from '#ui/controls/link.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { QuoteDeadlineTags } from './quote-deadline-tags.tsx';
import { QuoteStatusTags } from './quote-status-tags.tsx';

const WAITING = 'waiting';
const ALL = 'all';
const VIEWS = [WAITING, 'submitted', 'in_review', 'quoted', 'closed', 'withdrawn', ALL];
const DEFAULTS = { state: WAITING };
const EVERYTHING = { state: ALL };

/** The inbox of requests: those that need action come first, the oldest on top. */
export function QuotesPage() {
  const texts = useTexts(adminQuotesTexts);
  const words = useTexts(quoteRequestTexts);
  const resource = useStaffList(quoteEndpoints.list, DEFAULTS, ({ state }) => ({
    state: state === ALL ? '' : state,
  }));
  return (
    <ResourcePage
      subtitle={texts.lead}
      texts={texts}
      {...resource}
      everything={EVERYTHING}
      views={{
        name: 'state',
        ids: VIEWS,
        labels: { ...texts.states, [WAITING]: texts.waiting, [ALL]: texts.all },
      }}
      idOf={({ id }) => id}
      nameOf={({ companyName }) => companyName}
      opensRows
      cells={(row) => ({
        company: (
          <>
            <Link to={adminRowPath(adminPaths.quotes, row.id)}>{row.companyName}</Link>
            <span>{`${row.contactPerson} · ${quotationNumber(row.id, row.latestVersion)}`}</span>
          </>
        ),
        requested: (
          <>
            <strong>{words.pieces(row.quantity)}</strong>
            <span>{`${words.categories[row.category]}, ${words.orderTypes[row.orderType]}`}</span>
          </>
        ),
        state: <QuoteStatusTags quote={row} />,
        deadline: <QuoteDeadlineTags quote={row} />,
        submitted: row.submittedAt ? formatDay(row.submittedAt) : '',
      })}
    />
  );
}
