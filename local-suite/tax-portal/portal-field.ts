/** A field of a request as text; '' when it is missing or no number or text. */
export function fieldText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
