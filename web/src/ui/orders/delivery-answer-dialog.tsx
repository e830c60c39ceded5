import { useId, useState } from 'react';

import {
  DELIVERY_CHOICES,
  retryDays,
  type DeliveryChoice,
} from '@kargha/domain/couriers/delivery-choice';
import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatWeekday } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { ActionDialog } from '../dialog/action-dialog.tsx';
import { FieldFrame } from '../forms/field-frame.tsx';
import { FieldPair } from '../forms/form-section.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { styled } from '../theme/styled.ts';
import { showToast } from '../toasts/toasts.ts';
import { failedDeliveryTexts } from './failed-delivery-texts.ts';

export interface SentAnswer {
  choice: DeliveryChoice;
  day: string;
  phone: string;
  address?: Record<'line1' | 'line2' | 'city' | 'state' | 'pincode', string> & { country: 'India' };
}
export type SendAnswer = (answer: SentAnswer) => Promise<void>;

interface DeliveryAnswerDialogProps {
  awb: string;
  /** the state of India to which the order goes: a parcel cannot leave it */
  state: string;
  /** the message of a thrown error is shown */
  onSend: SendAnswer;
  onClose: () => void;
}

const BLANK = { phone: '', line1: '', line2: '', city: '', pincode: '' };
type Place = typeof BLANK;

export function DeliveryAnswerDialog(props: DeliveryAnswerDialogProps) {
  const { awb, state, onSend, onClose } = props;
  const texts = useTexts(failedDeliveryTexts);
  const [days] = useState(() => retryDays(new Date()));
  const [choice, setChoice] = useState<DeliveryChoice>('retry');
  const [day, setDay] = useState(days[0] ?? '');
  const [place, setPlace] = useState(BLANK);

  async function send() {
    await onSend({
      choice,
      day: choice === 'retry' ? day : '',
      ...(choice === 'address' ? redirection(place, state) : { phone: '' }),
    });
    showToast({ tone: 'success', message: texts.sent });
  }

  return (
    <ActionDialog
      title={texts.dialogTitle(awb)}
      confirm={texts.send}
      onConfirm={send}
      onClose={onClose}
    >
      <ChoiceField value={choice} onChange={setChoice} />
      {choice === 'retry' && (
        <SelectField
          label={texts.day}
          value={day}
          options={days.map((one) => ({
            value: one,
            label: formatWeekday(startOfIndianDay(one)),
          }))}
          onChange={setDay}
        />
      )}
      {choice === 'address' && <PlaceFields place={place} state={state} onChange={setPlace} />}
      {choice === 'return' && <p>{texts.returnHint}</p>}
    </ActionDialog>
  );
}

/** Without an address the parcel goes to the same one. */
function redirection(
  { phone, ...lines }: Place,
  state: string,
): Pick<SentAnswer, 'phone' | 'address'> {
  const isTyped = Object.values(lines).some((line) => line.trim() !== '');
  return { phone, ...(isTyped && { address: { ...lines, state, country: 'India' } }) };
}

interface ChoiceFieldProps {
  value: DeliveryChoice;
  onChange: (choice: DeliveryChoice) => void;
}

function ChoiceField({ value, onChange }: ChoiceFieldProps) {
  const texts = useTexts(failedDeliveryTexts);
  const name = useId();
  return (
    <Choices>
      <legend>{texts.choice}</legend>
      {DELIVERY_CHOICES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          {texts.choices[choice]}
        </label>
      ))}
    </Choices>
  );
}

interface PlaceFieldsProps {
  place: Place;
  state: string;
  onChange: (place: Place) => void;
}

function PlaceFields({ place, state, onChange }: PlaceFieldsProps) {
  const texts = useTexts(failedDeliveryTexts);
  const translate = useTranslate();
  const id = useId();
  const field = (name: keyof Place, autoComplete: string, more: object = {}) => (
    <FieldFrame id={`${id}-${name}`} label={texts[name]} {...more}>
      <TextInput
        id={`${id}-${name}`}
        value={place[name]}
        autoComplete={autoComplete}
        inputMode={name === 'pincode' ? 'numeric' : name === 'phone' ? 'tel' : 'text'}
        maxLength={200}
        onChange={(event) => onChange({ ...place, [name]: event.target.value })}
      />
    </FieldFrame>
  );
  return (
    <>
      {field('phone', 'tel', { optional: texts.optional })}
      {field('line1', 'address-line1', {
        optional: texts.optional,
        hint: texts.within(translate(state)),
      })}
      {field('line2', 'address-line2', { optional: texts.optional })}
      <FieldPair>
        {field('pincode', 'postal-code')}
        {field('city', 'address-level2')}
      </FieldPair>
    </>
  );
}

const Choices = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(0.5),
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: spacing(0.5), fontWeight: 600 },
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.25),
    minHeight: vars.shop.target,
    cursor: 'pointer',
  },
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: 'currentColor' },
}));
