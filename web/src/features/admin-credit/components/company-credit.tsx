import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

import type { CompanyCreditDetails } from '@kargha/domain/payments/credit-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import type { ReadState } from '#lib/reading/use-read.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

import { creditTexts } from '../credit-texts.ts';
import { useCredit } from '../state/credit-accounts.ts';
import { LimitDialog } from './limit-dialog.tsx';

interface CompanyCreditProps {
  uid: string;
  onSet?: () => void;
}

export function CompanyCredit({ uid, onSet }: CompanyCreditProps) {
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
      {isVerified || agreed ? (
        <SetLimit credit={credit} data={data} onSet={onSet} />
      ) : (
        <p>{texts.verifyFirst}</p>
      )}
    </Row>
  );
}

/** Warns staff when the company could not accept an offer on 30-day credit; renders nothing when it could. */
export function CreditWarning({ uid, onSet, amount }: CompanyCreditProps & { amount: number }) {
  const texts = useTexts(creditTexts);
  const credit = useCredit(uid);
  const { data } = credit;
  if (!data) return <CreditLoadState credit={credit} />;
  const problem = problemOf(data, amount, texts);
  if (problem === null) return null;
  return (
    <Notice tone="warning" title={problem}>
      {data.standing.isVerified ? (
        <SetLimit credit={credit} data={data} onSet={onSet} />
      ) : (
        texts.verifyFirst
      )}
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

interface SetLimitProps {
  credit: ReadState<CompanyCreditDetails>;
  data: CompanyCreditDetails;
  onSet: (() => void) | undefined;
}

function SetLimit({ credit, data: { standing }, onSet }: SetLimitProps): ReactNode {
  const texts = useTexts(creditTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={texts.setLimitNamed(standing.companyName)} onClick={() => setOpen(true)}>
        {texts.setLimit}
      </Button>
      {isOpen && (
        <LimitDialog
          company={standing}
          onSaved={() => {
            credit.reload();
            onSet?.();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function CreditLoadState({ credit }: { credit: ReadState<CompanyCreditDetails> }) {
  const texts = useTexts(creditTexts);
  if (credit.status === 'loading') return <p role="status">{texts.loadingOne}</p>;
  return (
    <Notice tone="error" title={credit.failure || texts.failedOne}>
      <Button onClick={credit.reload}>{texts.tryAgain}</Button>
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
