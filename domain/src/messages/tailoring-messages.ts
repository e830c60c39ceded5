import { formatMeasure, type TailoringProblem } from '../catalogue/tailoring.ts';
import { defineMessages, type Message } from './message.ts';

export const tailoringMessages = defineMessages({
  service_gone: 'A service that you chose for {title} is no longer offered. Please choose again.',
  measurement_missing: 'Please enter the measurement “{name}” for {title}.',
  measurement_limits: '“{name}” for {title} must be between {min} and {max}.',
  measurement_unknown:
    '{title} no longer asks for a measurement that you entered. Please choose again.',
  not_a_service: 'Please choose the services from the list.',
  gift_gone:
    'Gift wrap and gift notes are no longer offered for {title}. Please remove them in the cart.',
  not_a_gift_note: 'A gift note is text without spaces at its ends.',
  gift_note_too_long: 'A gift note can have at most {max} characters.',
  not_measurements: 'Measurements are whole millimetres by name.',
  work_has_started:
    'We have started to make a piece of this order for you, so it can no longer be cancelled.',
  made_for_you_not_returnable:
    '{title} was made for you. You can return it only if it is faulty or not what you ordered.',
});

export function tailoringMessage(problem: TailoringProblem, title: string): Message {
  if (!('field' in problem)) return tailoringMessages[problem.kind]({ title });
  const { name, min, max, unit } = problem.field;
  if (problem.kind === 'measurement_missing')
    return tailoringMessages.measurement_missing({ title, name });
  return tailoringMessages.measurement_limits({
    title,
    name,
    min: formatMeasure(min, unit),
    max: formatMeasure(max, unit),
  });
}
