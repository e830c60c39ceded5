import { useEffect, useRef, type ReactNode } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, type Paise } from '@kargha/domain/money/paise';
import type { DeliveryDays } from '@kargha/domain/shopping/delivery';
import { useTexts } from '#lib/language/language.ts';
import { paths, trackingPath } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ExpectedRow } from '#ui/delivery/expected-row.tsx';
import { TotalsRow, TotalsList } from '#ui/totals-list.tsx';
import { Surface } from '#ui/surface.tsx';
import { TempleBorder } from '#ui/temple-border.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { checkoutTexts } from '../../checkout-texts.ts';

const NOTHING = paise(0);

interface SuccessPanelProps {
  orderNumber: string;
  /** Opens tracking directly; left out when the tracking form knows the last order. */
  trackingToken?: string;
  /** Where the confirmation goes; unknown after a reload. */
  email?: string;
  /** Amount paid; unknown after a reload. */
  total?: Paise;
  /** what the courier collects */
  toCollect?: Paise;
  /** unknown after a redirect */
  expected?: DeliveryDays | undefined;
  /** keeps the order of a guest in an account */
  account?: ReactNode;
}

/** The heading gets the focus, so that screen readers announce it. */
export function SuccessPanel({
  orderNumber,
  trackingToken,
  email,
  total,
  toCollect = NOTHING,
  expected,
  account,
}: SuccessPanelProps) {
  const texts = useTexts(checkoutTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Panel>
      <TempleBorder short />
      <Text ref={heading} tabIndex={-1} variant="h2">
        {texts.successTitle}
      </Text>
      <p>{email ? texts.successHint(email) : texts.successHintUnnamed}</p>
      <Facts>
        <TotalsRow label={texts.orderNumber}>
          <strong>{orderNumber}</strong>
        </TotalsRow>
        <ExpectedRow days={expected} />
        {total !== undefined && <PaidRows total={total} toCollect={toCollect} />}
      </Facts>
      <Links>
        <ButtonLink to={paths.home} look="action">
          {texts.continueShopping}
        </ButtonLink>
        <ButtonLink to={trackingToken ? trackingPath(trackingToken) : paths.trackOrder}>
          {texts.trackOrder}
        </ButtonLink>
      </Links>
      {account}
    </Panel>
  );
}

function PaidRows({ total, toCollect }: { total: Paise; toCollect: Paise }) {
  const texts = useTexts(checkoutTexts);
  return (
    <>
      {(total > 0 || toCollect === 0) && (
        <TotalsRow label={texts.paid}>{total === 0 ? texts.covered : formatPaise(total)}</TotalsRow>
      )}
      {toCollect > 0 && <TotalsRow label={texts.toCollect}>{formatPaise(toCollect)}</TotalsRow>}
    </>
  );
}

const Panel = styled(Surface)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(5),
  textAlign: 'center',
}));

const Facts = styled(TotalsList)({ width: 'min(100%, 22rem)' });

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1),
}));
