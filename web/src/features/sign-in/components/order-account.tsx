import { Form, Formik } from 'formik';
import { useEffect, useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { orderEndpoints } from '@kargha/domain/orders/order-endpoints';
import { paths } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { SignInFailure } from '#session/sign-in-failure.ts';
import { openAuthDialog } from '#session/state/auth-dialog-store.ts';
import { idToken, register } from '#session/state/sign-in-actions.ts';
import { useSession } from '#session/state/session-store.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormEmailField } from '#ui/forms/contact-fields.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormPasswordField } from '#ui/forms/form-password-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { signInTexts } from '../sign-in-texts.ts';
import { orderAccountSchema } from '../state/sign-in-schemas.ts';

export interface OrderAccountProps {
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
        <NewAccount name={name} email={email} />
      )}
    </Box>
  );
}

function NewAccount({ name, email }: Required<Pick<OrderAccountProps, 'name' | 'email'>>) {
  const texts = useTexts(signInTexts);
  const [failure, setFailure] = useState<Sentence>();

  async function create(values: { fullName: string; email: string; password: string }) {
    setFailure(undefined);
    const person = orderAccountSchema.cast(values);
    const noBusiness = { companyName: '', gstNumber: '', accessCode: '' };
    try {
      await register({ ...person, ...noBusiness, phone: '', role: 'customer' });
    } catch (error) {
      if (!(error instanceof SignInFailure)) throw error;
      setFailure(error.sentence);
    }
  }

  return (
    <Formik
      initialValues={{ fullName: name, email, password: '' }}
      validationSchema={orderAccountSchema}
      onSubmit={create}
    >
      {({ isSubmitting }) => (
        <FormStack as={Form} noValidate aria-label={texts.keepOrder}>
          <Text variant="h3">{texts.keepOrder}</Text>
          <p>{texts.keepOrderHint}</p>
          {failure && <Notice tone="error" title={failure} />}
          <FormTextField name="fullName" label={texts.fullName} autoComplete="name" required />
          <FormEmailField label={texts.email} required />
          <FormPasswordField
            name="password"
            label={texts.password}
            hint={texts.strongPasswordHint}
            autoComplete="new-password"
          />
          <Button type="submit" look="action" wide disabled={isSubmitting}>
            {isSubmitting ? texts.working : texts.createAccount}
          </Button>
          <Button look="quiet" aria-haspopup="dialog" onClick={() => openAuthDialog('signin')}>
            {texts.haveAccount}
          </Button>
          <FocusFirstError />
        </FormStack>
      )}
    </Formik>
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
