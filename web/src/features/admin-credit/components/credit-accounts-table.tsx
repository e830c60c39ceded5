import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { AGES, type Age } from '@kargha/domain/payments/company-credit';
import type { CompanyCreditSummary } from '@kargha/domain/payments/credit-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { Tag } from '#ui/tag.tsx';

import { creditTexts } from '../credit-texts.ts';

interface CreditAccountsTableProps {
  accounts: readonly CompanyCreditSummary[];
  isStale: boolean;
  onSet: (company: CompanyCreditSummary) => void;
}

export function CreditAccountsTable({ accounts, isStale, onSet }: CreditAccountsTableProps) {
  const texts = useTexts(creditTexts);
  return (
    <IndexTable
      label={texts.title}
      columns={texts.columns}
      rows={accounts}
      isStale={isStale}
      idOf={({ uid }) => uid}
      nameOf={({ companyName }) => companyName}
      numbers={['limit', 'owed', ...AGES]}
      cells={(row) => ({
        company: <Company company={row} />,
        limit: row.limit === null ? texts.noLimit : formatPaise(row.limit),
        owed: <strong>{formatPaise(row.owed)}</strong>,
        not_due: amountIn(row, 'not_due'),
        '0-30': amountIn(row, '0-30'),
        '31-60': amountIn(row, '31-60'),
        '61-90': amountIn(row, '61-90'),
        '90+': amountIn(row, '90+'),
        orders: <Orders company={row} />,
        set: (
          <Button
            look="quiet"
            aria-label={texts.setLimitNamed(row.companyName)}
            onClick={() => onSet(row)}
          >
            {texts.setLimit}
          </Button>
        ),
      })}
    />
  );
}

function Company({ company }: { company: CompanyCreditSummary }) {
  const texts = useTexts(creditTexts);
  const { companyName, gstNumber, isVerified } = company;
  return (
    <Stack style={{ maxWidth: 200, whiteSpace: 'normal' }}>
      <strong>{companyName}</strong>
      <span>{gstNumber}</span>
      {!isVerified && <Tag tone="waiting">{texts.unverified}</Tag>}
    </Stack>
  );
}

function Orders({ company: { orders } }: { company: CompanyCreditSummary }) {
  return (
    <Stack style={{ maxHeight: '8rem', overflowY: 'auto' }}>
      {orders.map(({ id, number }) => (
        <Link key={id} to={adminOrderPath(id)}>
          {number}
        </Link>
      ))}
    </Stack>
  );
}

function amountIn({ ageing }: CompanyCreditSummary, age: Age): string {
  return ageing[age] > 0 ? formatPaise(ageing[age]) : '–';
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.25),
  '& > span': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
  '& a': { color: theme.vars.palette.primary.main },
}));
