import { formatMoment } from '#lib/language/day-format.ts';

/** 'draftOrder.send' becomes 'Draft order: send'. Older entries separate words with - or _. */
export function actionLabel(action: string): string {
  const [first = '', ...others] = action
    .replaceAll(/(?<=[a-z])\d/g, ' $&')
    .split('.')
    .map(splitWords);
  return [capitalize(first), ...others].join(': ');
}

/** 'companyVerification.decidedAt' becomes 'Company verification, decided at', 'hasSKU' becomes 'Has SKU'. */
export function fieldLabel(field: string): string {
  return capitalize(field.split('.').map(splitWords).join(', '));
}

const PLAIN_VALUES: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** Formats timestamps, and shows states and flags as words; other values stay. */
export function formatValue(value: string): string {
  const plain = PLAIN_VALUES[value];
  if (plain !== undefined) return plain;
  if (MOMENT.test(value)) return formatMoment(new Date(value));
  return STATE.test(value) ? value.replaceAll('_', ' ') : value;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const STATE = /^[a-z]+(_[a-z]+)+$/;

/** Abbreviations such as SKU and HSN keep their capitals. */
function splitWords(name: string): string {
  return name
    .replaceAll(/[A-Z]+(?![a-z])|[A-Z]/g, (capitals) =>
      capitals.length > 1 ? ` ${capitals}` : ` ${capitals.toLowerCase()}`,
    )
    .replaceAll(/[-_]/g, ' ');
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
