import type { BankAccount } from '@kargha/domain/money/bank-account';
import { useTexts } from '#lib/language/language.ts';

import { styled } from '../theme/styled.ts';
import { instalmentTexts } from './instalment-texts.ts';

export function BankTransferDetails({ account }: { account: BankAccount | null }) {
  const texts = useTexts(instalmentTexts);
  if (!account) return <p>{texts.transferUnknown}</p>;
  const facts = [
    [texts.holder, account.holder],
    [texts.bank, account.bankName],
    [texts.account, account.number],
    [texts.ifsc, account.ifsc],
  ] as const;
  return (
    <Details>
      <summary>{texts.transferTitle}</summary>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang="en">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.transferHint}</p>
    </Details>
  );
}

const Details = styled('details')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(2),
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > summary': {
    display: 'list-item',
    padding: spacing(1.5, 0),
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& > dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 10rem) minmax(0, 1fr)',
    gap: spacing(0.5, 2),
    padding: spacing(0.5, 0),
  },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));
