import { Form, Formik } from 'formik';
import { useId, useState } from 'react';

import { callDays, callFieldsSchema, callSlots } from '@kargha/domain/quotes/bulk-call';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';

import { saveFile } from '#lib/files/save-file.ts';

import { callTexts } from '../../call-texts.ts';
import { requestCall, type RequestedCall } from '../state/call-actions.ts';
import { CallFields, type CallFormValues } from './call-fields.tsx';

export function CallForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts(callTexts);
  const translate = useTranslate();
  const formId = useId();
  const profile = useSession(selectProfile);
  const [initialValues] = useState(() => initialCall(profile));
  const [booked, setBooked] = useState<RequestedCall>();
  const [failure, setFailure] = useState<string>();

  async function send(call: CallFormValues) {
    setFailure(undefined);
    try {
      const { day: _day, ...request } = call;
      setBooked(await requestCall(callFieldsSchema.cast(request)));
    } catch (error) {
      setFailure(translate(errorMessage(error)));
    }
  }

  if (booked) return <CallBooked booked={booked} onClose={onClose} />;
  return (
    <Formik initialValues={initialValues} validationSchema={callFieldsSchema} onSubmit={send}>
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

function CallBooked({ booked, onClose }: { booked: RequestedCall; onClose: () => void }) {
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

const EMPTY_CONTACT = { fullName: '', companyName: '', email: '', phone: '' };

function initialCall(profile: UserProfile | undefined): CallFormValues {
  const { fullName: name, companyName: company, email, phone } = profile ?? EMPTY_CONTACT;
  const [day = ''] = callDays(new Date());
  const start = callSlots(day)[0]?.toISOString() ?? '';
  return { day, start, name, company, email, phone, topic: '' };
}

function saveCalendar(calendar: string): void {
  saveFile('kargha-call.ics', new Blob([calendar], { type: 'text/calendar' }));
}
