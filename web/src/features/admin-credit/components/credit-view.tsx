import { useState } from 'react';

import { AGES, type Age } from '@kargha/domain/payments/instalment';
import {
  creditEndpoints,
  type CompanyCreditSummary,
} from '@kargha/domain/payments/credit-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { paths, adminOrderPath } from '#lib/addresses/paths.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { May } from '#session/components/may.tsx';
import { useStaffList, useStaffTotals } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { useAction } from '#ui/toasts/use-action.ts';
import { StackedCell } from '#ui/lists/cells.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { Tag } from '#ui/tag.tsx';
import { userEndpoints } from '@kargha/domain/people/user-endpoints';
import { searchQuery } from '#lib/reading/use-search.ts';

import { creditTexts } from '../credit-texts.ts';
import { LimitDialog } from './limit-dialog.tsx';

const DEFAULTS = { search: '' };

export function CreditView() {
  const texts = useTexts(creditTexts);
  const resource = useStaffList(creditEndpoints.list, DEFAULTS);
  const totals = useStaffTotals(creditEndpoints.totals);
  return (
    <ResourcePage
      subtitle={texts.subtitle}
      actions={<ExportListButton kinds={['credit']} filter={resource.filter} />}
      totals={[
        [texts.owed, totals && formatPaise(totals.owed)],
        [
          texts.overdue,
          totals && texts.lateCompanies(totals.lateCompanies),
          totals && texts.lateOwed(formatPaise(totals.lateOwed)),
        ],
        [texts.companies, totals?.companies],
      ]}
      texts={texts}
      {...resource}
      emptyAction={<ButtonLink to={paths.adminOrders}>{texts.toOrders}</ButtonLink>}
      idOf={({ uid }) => uid}
      nameOf={({ companyName }) => companyName}
      numbers={['limit', 'owed', ...AGES]}
      cells={(row, open) => ({
        company: <Company company={row} />,
        limit: row.limit === null ? texts.noLimit : formatPaise(row.limit),
        owed: <strong>{formatPaise(row.owed)}</strong>,
        ...amountsByAge(row),
        orders: <Orders company={row} />,
        set: (
          <May permission="credit.edit">
            <Button look="quiet" aria-label={texts.setLimitNamed(row.companyName)} onClick={open}>
              {texts.setLimit}
            </Button>
          </May>
        ),
      })}
      rowDialog={(company, close) => <LimitDialog company={company} onClose={close} />}
    >
      <May permission="credit.edit">
        <May permission="users.read">
          <FindCompany />
        </May>
      </May>
    </ResourcePage>
  );
}

function Company({ company }: { company: CompanyCreditSummary }) {
  const texts = useTexts(creditTexts);
  const { companyName, gstNumber, isVerified } = company;
  return (
    <StackedCell>
      <strong>{companyName}</strong>
      <span>{gstNumber}</span>
      {!isVerified && <Tag tone="waiting">{texts.unverified}</Tag>}
    </StackedCell>
  );
}

function Orders({ company: { orders } }: { company: CompanyCreditSummary }) {
  return (
    <StackedCell style={{ maxHeight: '8rem', overflowY: 'auto' }}>
      {orders.map(({ id, number }) => (
        <Link key={id} to={adminOrderPath(id)}>
          {number}
        </Link>
      ))}
    </StackedCell>
  );
}

function amountsByAge({ ageing }: CompanyCreditSummary): Record<Age, string> {
  const shown = (age: Age) => (ageing[age] > 0 ? formatPaise(ageing[age]) : '–');
  return Object.fromEntries(AGES.map((age) => [age, shown(age)])) as Record<Age, string>;
}

/** For the first limit of a company, which is not in the list yet. */
function FindCompany() {
  const texts = useTexts(creditTexts);
  const [found, setFound] = useState<CompanyCreditSummary>();
  const reading = useAction(async (uid: string) =>
    setFound((await callStaffEndpoint(creditEndpoints.show, { params: { uid } })).standing),
  );
  return (
    <div style={{ marginBottom: 16 }}>
      <SearchPicker
        label={texts.findCompany}
        placeholder={texts.findCompanyHint}
        nothing={texts.noCompany}
        find={findCompanies}
        onPick={({ id }) => void reading.start(id)}
      />
      {found && <LimitDialog company={found} onClose={() => setFound(undefined)} />}
    </div>
  );
}

interface CompanyOption {
  id: string;
  label: string;
  detail: string;
}

/** Finds the first few verified companies whose name, or whose buyer's name, email or phone, matches. */
const findCompanies = searchQuery('companies', async (search): Promise<CompanyOption[]> => {
  const query = { search, role: 'b2b_buyer' };
  const { users } = await callStaffEndpoint(userEndpoints.list, { query });
  return users
    .filter(({ companyVerification }) => companyVerification?.state === 'verified')
    .map(({ uid, companyName, fullName, email }) => ({
      id: uid,
      label: companyName,
      detail: fullName || email,
    }));
});
