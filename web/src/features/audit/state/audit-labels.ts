import { formatMoment } from '#lib/language/day-format.ts';

/** 'draftOrder.send' as 'Draft order: send'; older rows divide their words by - and _, and mean the same. */
export function actionLabel(action: string): string {
  const [first = '', ...others] = action
    .replaceAll(/(?<=[a-z])\d/g, ' $&')
    .split('.')
    .map(splitWords);
  return [capitalize(first), ...others].join(': ');
}

/** 'companyVerification.decidedAt' as 'Company verification, decided at', and 'hasSKU' as 'Has SKU'. */
export function fieldLabel(field: string): string {
  return capitalize(field.split('.').map(splitWords).join(', '));
}

/** A moment as staff read it, and a state without its underscores; everything else as it is. */
export function formatValue(value: string): string {
  if (MOMENT.test(value)) return formatMoment(new Date(value));
  return STATE.test(value) ? value.replaceAll('_', ' ') : value;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const STATE = /^[a-z]+(_[a-z]+)+$/;

/** Capitals that stand together, as in SKU and HSN, stay so. */
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
