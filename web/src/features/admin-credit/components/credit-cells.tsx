import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { AGES, type Age } from '@kargha/domain/payments/company-credit';
import type { CompanyCreditSummary } from '@kargha/domain/payments/credit-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { Tag } from '#ui/tag.tsx';

import { creditTexts } from '../credit-texts.ts';

export function Company({ company }: { company: CompanyCreditSummary }) {
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

export function Orders({ company: { orders } }: { company: CompanyCreditSummary }) {
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

export function amountsByAge({ ageing }: CompanyCreditSummary): Record<Age, string> {
  const shown = (age: Age) => (ageing[age] > 0 ? formatPaise(ageing[age]) : '–');
  return Object.fromEntries(AGES.map((age) => [age, shown(age)])) as Record<Age, string>;
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.25),
  '& > span': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
  '& a': { color: theme.vars.palette.primary.main },
}));
