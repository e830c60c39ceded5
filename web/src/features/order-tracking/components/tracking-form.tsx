import { useId, useRef, useState, type ComponentProps } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { orderTrackingTexts } from '../order-tracking-texts.ts';

interface TrackingFormValues {
  id: string;
  contact: string;
}

interface TrackingFormProps {
  initial: TrackingFormValues;
  isLoading: boolean;
  onTrack: (query: TrackingFormValues) => void;
}

/** A blank number is ignored (spec §2). */
export function TrackingForm({ initial, isLoading, onTrack }: TrackingFormProps) {
  const texts = useTexts(orderTrackingTexts);
  const [id, setId] = useState(initial.id);
  const [contact, setContact] = useState(initial.contact);
  const [error, setError] = useState<string>();
  const contactInput = useRef<HTMLInputElement>(null);

  function submit() {
    const query = { id: id.trim(), contact: contact.trim() };
    if (query.id === '' || isLoading) return;
    if (query.contact !== '') {
      onTrack(query);
      return;
    }
    setError(texts.contactMissing);
    contactInput.current?.focus();
  }

  return (
    <Row
      noValidate
      aria-label={texts.formLabel}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={texts.id}
        hint={texts.idHint}
        value={id}
        maxLength={60}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setId(event.target.value)}
      />
      <Field
        ref={contactInput}
        label={texts.contact}
        hint={texts.contactHint}
        error={error}
        value={contact}
        maxLength={254}
        autoComplete="email"
        onChange={(event) => {
          setContact(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" look="action" aria-disabled={isLoading}>
        {texts.track}
      </Button>
    </Row>
  );
}

interface FieldProps extends ComponentProps<typeof TextInput> {
  label: string;
  hint: string;
  error?: string | undefined;
}

function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <TextInput {...input} {...describeField(id, error, hint)} />
    </FieldFrame>
  );
}

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr auto',
    alignItems: 'start',
    '& > button': { marginTop: `calc(${theme.spacing(0.75)} + 1.33rem)`, minHeight: 48 },
  },
}));
