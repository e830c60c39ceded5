import { Form, Formik } from 'formik';
import { useId, useState } from 'react';

import { callDays, callFieldsSchema, callSlots } from '@kargha/domain/quotes/bulk-call';
import type { UserProfile } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';
import { sentenceOf } from '#lib/server/sentence-of.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';

import { callTexts } from '../call-texts.ts';
import { askForCall, saveCalendar, type BookedCall } from '../state/bulk-deeds.ts';
import { CallFields, type TypedCall } from './call-fields.tsx';

/** A time at which the shop shall call; afterwards the way into the calendar. */
export function CallForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts(callTexts);
  const say = useSay();
  const formId = useId();
  const profile = useSession(selectProfile);
  const [typed] = useState(() => firstCall(profile));
  const [booked, setBooked] = useState<BookedCall>();
  const [failure, setFailure] = useState<string>();

  async function send(call: TypedCall) {
    setFailure(undefined);
    try {
      const { day: _day, ...wish } = call;
      setBooked(await askForCall(callFieldsSchema.cast(wish)));
    } catch (error) {
      setFailure(say(sentenceOf(error)));
    }
  }

  if (booked) return <Booked booked={booked} onClose={onClose} />;
  return (
    <Formik initialValues={typed} validationSchema={callFieldsSchema} onSubmit={send}>
      {({ isSubmitting }) => (
        <ModalDialog
          isOpen
          title={texts.title}
          onClose={onClose}
          actions={
            <>
              <Button onClick={onClose}>{texts.close}</Button>
              <Button type="submit" form={formId} look="action" disabled={isSubmitting}>
                {isSubmitting ? texts.sending : texts.send}
              </Button>
            </>
          }
        >
          <FormStack as={Form} id={formId} noValidate aria-label={texts.title}>
            <p>{texts.lead}</p>
            {failure && <Notice tone="error" title={failure} />}
            <CallFields />
            <FocusFirstError />
          </FormStack>
        </ModalDialog>
      )}
    </Formik>
  );
}

function Booked({ booked, onClose }: { booked: BookedCall; onClose: () => void }) {
  const texts = useTexts(callTexts);
  return (
    <ModalDialog
      isOpen
      title={texts.doneTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button look="action" onClick={() => saveCalendar(booked.calendar)}>
            {texts.addToCalendar}
          </Button>
        </>
      }
    >
      <p role="status">{texts.done(booked.ticketNumber)}</p>
    </ModalDialog>
  );
}

const NOBODY = { fullName: '', companyName: '', email: '', phone: '' };

/** The next time that can be had, with what the profile knows of the visitor. */
function firstCall(profile: UserProfile | undefined): TypedCall {
  const { fullName: name, companyName: company, email, phone } = profile ?? NOBODY;
  const [day = ''] = callDays(new Date());
  const start = callSlots(day)[0]?.toISOString() ?? '';
  return { day, start, name, company, email, phone, topic: '' };
}
