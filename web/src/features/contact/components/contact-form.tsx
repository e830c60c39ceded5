import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { useTexts } from '#lib/language/language.ts';
import { emailLanguage } from '#lib/language/language-choice.ts';
import { FormEmailField, FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { lazySchema } from '#ui/forms/lazy-schema.ts';
import type { ContactTopic } from '#lib/addresses/paths.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { errorMessage } from '#lib/server/error-message.ts';
import type { ContactMessage } from '@kargha/domain/people/contact-message';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { idToken } from '#session/state/sign-in-actions.ts';
import { styled } from '#ui/theme/styled.ts';

import { contactTexts } from '../contact-texts.ts';
import { ticketKind, fillWriter } from '../state/prefill.ts';
import { TicketReceipt } from './ticket-receipt.tsx';

const contactMessageSchema = lazySchema(
  async () => (await import('@kargha/domain/people/contact-message')).contactMessageSchema,
  'firstName',
);

const BLANK: ContactRequest = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  kind: 'contact',
  website: '',
};

interface Receipt {
  number: string;
  email: string;
}

export function ContactForm({ topic }: { topic: ContactTopic | undefined }) {
  const [receipt, setReceipt] = useState<Receipt>();
  if (receipt) return <TicketReceipt {...receipt} onWriteAnother={() => setReceipt(undefined)} />;
  return <MessageForm topic={topic} onSent={setReceipt} />;
}

interface MessageFormProps {
  topic: ContactTopic | undefined;
  onSent: (receipt: Receipt) => void;
}

function MessageForm({ topic, onSent }: MessageFormProps) {
  const texts = useTexts(contactTexts);
  const [failure, setFailure] = useState<Sentence>();

  async function send(values: ContactRequest) {
    setFailure(undefined);
    const message = await contactMessageSchema.cast(values);
    const sent = await trySendMessage({ ...message, website: values.website });
    if ('failure' in sent) setFailure(sent.failure);
    else onSent({ number: sent.number, email: message.email });
  }

  return (
    <Formik initialValues={BLANK} validationSchema={contactMessageSchema} onSubmit={send}>
      {({ isSubmitting }) => (
        <FormStack as={Form} noValidate aria-label={texts.formTitle}>
          {failure && (
            <Notice tone="error" title={failure}>
              <p>{texts.failedHint}</p>
            </Notice>
          )}
          <MessageFields />
          <Button type="submit" look="action" wide disabled={isSubmitting}>
            {isSubmitting ? texts.sending : texts.send}
          </Button>
          <FocusFirstError />
          <Prefill topic={topic} />
        </FormStack>
      )}
    </Formik>
  );
}

function MessageFields() {
  const texts = useTexts(contactTexts);
  return (
    <>
      <Pair>
        <FormTextField
          name="firstName"
          label={texts.firstName}
          autoComplete="given-name"
          required
        />
        <FormTextField name="lastName" label={texts.lastName} autoComplete="family-name" required />
      </Pair>
      <Pair>
        <FormEmailField label={texts.emailField} required />
        <FormPhoneField label={texts.phone} optional={texts.optional} />
      </Pair>
      <FormTextField name="subject" label={texts.subject} maxLength={120} required />
      <FormTextArea
        name="message"
        label={texts.message}
        hint={texts.messageHint}
        maxLength={4000}
        required
      />
      <HiddenField aria-hidden="true">
        <FormTextField name="website" label={texts.website} autoComplete="off" tabIndex={-1} />
      </HiddenField>
    </>
  );
}

/**
 * Fills in the signed-in person and the topic of the URL when they become known, without overwriting what was
 * typed.
 */
function Prefill({ topic }: { topic: ContactTopic | undefined }) {
  const texts = useTexts(contactTexts);
  const profile = useSession(selectProfile);
  const { setValues } = useFormikContext<ContactRequest>();
  const filledSubject = useRef('');

  useEffect(() => {
    if (profile) void setValues((values) => fillWriter(values, profile));
  }, [profile, setValues]);

  useEffect(() => {
    if (!topic) return;
    const before = filledSubject.current;
    const subject = texts.subjects[topic];
    filledSubject.current = subject;
    void setValues((values) => {
      const isUnchanged = ['', before].includes(values.subject);
      return { ...values, ...(isUnchanged && { subject }), kind: ticketKind(topic) };
    });
  }, [topic, texts, setValues]);

  return null;
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2) },
}));

/** A honeypot. Bots look for `display: none`, so it is moved off screen instead. */
const HiddenField = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

type SendResult = { number: string } | { failure: Sentence };

async function trySendMessage(message: ContactRequest): Promise<SendResult> {
  try {
    return { number: await sendMessage(message) };
  } catch (error) {
    return { failure: errorMessage(error) };
  }
}

/** `website` is the honeypot field. */
type ContactRequest = ContactMessage & { website: string };

/** Returns the ticket number. @throws ApiError invalid, too_many_requests, network */
async function sendMessage(message: ContactRequest): Promise<string> {
  // Loaded on use, because it loads the schema of the form.
  const { contactEndpoints } = await loadModule(import('@kargha/domain/people/contact-endpoints'));
  const { send } = contactEndpoints;
  const body = { ...message, ...emailLanguage() };
  return (await callEndpoint(send, { body, token: await idToken() })).ticketNumber;
}
