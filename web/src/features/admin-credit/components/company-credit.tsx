import { useState } from 'react';

import {
  creditEndpoints,
  type CompanyCreditDetails,
  type CompanyCreditSummary,
} from '@kargha/domain/payments/credit-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { May } from '#session/components/may.tsx';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { styled } from '#ui/theme/styled.ts';

import { creditTexts } from '../credit-texts.ts';
import { LimitDialog } from './limit-dialog.tsx';

type CreditRead = ReturnType<typeof useCredit>;

const useCredit = (uid: string) => useStaffQuery(creditEndpoints.show, { params: { uid } });

export function CompanyCredit({ uid }: { uid: string }) {
  return (
    <May permission="credit.read">
      <Credit uid={uid} />
    </May>
  );
}

function Credit({ uid }: { uid: string }) {
  const texts = useTexts(creditTexts);
  const credit = useCredit(uid);
  const { data } = credit;
  if (!data) return <CreditLoadState credit={credit} />;
  const { standing, onCredit } = data;
  const { limit, isVerified } = standing;
  const agreed = limit !== null && limit > 0;
  const owed = formatPaise(onCredit);
  return (
    <Row>
      <p>
        <strong>{texts.credit}</strong>{' '}
        {agreed ? texts.limitOf(formatPaise(limit), owed) : texts.notYet}
      </p>
      {isVerified || agreed ? <SetLimit company={standing} /> : <p>{texts.verifyFirst}</p>}
    </Row>
  );
}

/** Warns staff when the company could not accept an offer on 30-day credit; renders nothing when it could. */
export function CreditWarning(offer: { uid: string; amount: number }) {
  return (
    <May permission="credit.read">
      <Warning {...offer} />
    </May>
  );
}

function Warning({ uid, amount }: { uid: string; amount: number }) {
  const texts = useTexts(creditTexts);
  const credit = useCredit(uid);
  const { data } = credit;
  if (!data) return <CreditLoadState credit={credit} />;
  const problem = problemOf(data, amount, texts);
  if (problem === null) return null;
  return (
    <Notice tone="warning" title={problem}>
      {data.standing.isVerified ? <SetLimit company={data.standing} /> : texts.verifyFirst}
    </Notice>
  );
}

function problemOf(
  { standing, onCredit, overdue }: CompanyCreditDetails,
  amount: number,
  texts: typeof creditTexts.en,
): string | null {
  const limit = standing.isVerified ? (standing.limit ?? 0) : 0;
  const rupees = (sum: number) => formatPaise(paise(sum));
  if (limit === 0) return texts.noCredit;
  if (overdue > 0) return texts.overdueNow(rupees(overdue));
  const left = Math.max(0, limit - onCredit);
  return amount > left ? texts.overLimit(rupees(amount), rupees(left)) : null;
}

function SetLimit({ company }: { company: CompanyCreditSummary }) {
  const texts = useTexts(creditTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <May permission="credit.edit">
      <Button aria-label={texts.setLimitNamed(company.companyName)} onClick={() => setOpen(true)}>
        {texts.setLimit}
      </Button>
      {isOpen && <LimitDialog company={company} onClose={() => setOpen(false)} />}
    </May>
  );
}

function CreditLoadState({ credit: { error, refetch } }: { credit: CreditRead }) {
  const texts = useTexts(creditTexts);
  if (!error) return <p role="status">{texts.loadingOne}</p>;
  return (
    <Notice tone="error" title={errorMessage(error, texts.failedOne)}>
      <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
    </Notice>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}));
