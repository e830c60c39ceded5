import { useEffect, useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { orderEndpoints } from '@kargha/domain/orders/order-endpoints';
import { paths } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { idToken } from '#session/state/sign-in-actions.ts';
import { useSession } from '#session/state/session-store.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { styled } from '#ui/theme/styled.ts';

import { signInTexts } from '../../sign-in-texts.ts';
import { OrderAccountForm } from './order-account-form.tsx';

interface OrderAccountProps {
  /** proves that this browser placed the order */
  trackingToken: string;
  name?: string | undefined;
  email?: string | undefined;
}

/** Lets a guest keep the order in an account, created or opened after the purchase. */
export function OrderAccount({ trackingToken, name = '', email = '' }: OrderAccountProps) {
  const status = useSession((session) => session.status);
  const [wasGuest, setWasGuest] = useState(status === 'signed-out');
  if (status === 'signed-out' && !wasGuest) setWasGuest(true);
  if (!wasGuest) return null;
  return (
    <Box>
      {status === 'signed-in' ? (
        <AddedOrder trackingToken={trackingToken} />
      ) : (
        <OrderAccountForm name={name} email={email} />
      )}
    </Box>
  );
}

function AddedOrder({ trackingToken }: Pick<OrderAccountProps, 'trackingToken'>) {
  const texts = useTexts(signInTexts);
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<{ failure?: Sentence }>();
  useEffect(() => {
    void addOrder(trackingToken).then(setOutcome);
  }, [trackingToken]);
  if (!outcome) return <p role="status">{texts.addingOrder}</p>;
  return (
    <>
      <p role="status">{outcome.failure ? translate(outcome.failure) : texts.orderAdded}</p>
      <ButtonLink to={paths.orders}>{texts.myOrders}</ButtonLink>
    </>
  );
}

async function addOrder(trackingToken: string): Promise<{ failure?: Sentence }> {
  try {
    const token = await idToken();
    await callEndpoint(orderEndpoints.claimPlaced, { body: { trackingToken }, token });
    return {};
  } catch (error) {
    return { failure: errorMessage(error) };
  }
}

const Box = styled('section')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  width: 'min(100%, 26rem)',
  marginTop: spacing(2),
  paddingTop: spacing(3),
  borderTop: `1px solid ${vars.palette.divider}`,
  textAlign: 'start',
}));
