const SIGNS = ['aria-label', 'name', 'type', 'placeholder'];

/** Password and file fields are left out: the first are nobody's to keep, the second cannot be filled in again. */
const TYPED =
  'textarea, select, input:not([type="password"], [type="file"], [type="hidden"], [type="checkbox"], [type="radio"])';

/** A field, and what somebody typed into it. */
export interface TypedField {
  field: Element;
  text: string;
}

/** What is typed on the screen at this moment. */
export function captureTypedFields(): TypedField[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>(TYPED)];
  return fields.flatMap((field) => (field.value ? [{ field, text: field.value }] : []));
}

/** Types into the fields that took the place of those that are gone. */
export function restoreTypedFields(kept: readonly TypedField[]): void {
  kept.forEach(({ field, text }) => {
    if (!field.isConnected) fillField(findReplacement(field), text);
  });
}

/** Through the browser's own setter: React hears of a value only when it differs from the one that React has set. */
export function fillField(field: Element | undefined, text: string): void {
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  const kind = kinds.find((one) => field instanceof one);
  if (!kind || !field) return;
  Object.assign(field, { value: '' });
  Reflect.set(kind.prototype, 'value', text, field);
  // Of a list React hears by its change alone.
  field.dispatchEvent(
    new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** The element that took the place of one from a page that was drawn again. */
export function findReplacement(gone: Element): Element | undefined {
  return [...document.querySelectorAll(gone.tagName)].find(
    (element) =>
      SIGNS.every((sign) => element.getAttribute(sign) === gone.getAttribute(sign)) &&
      // The text of a text area is what was typed.
      (gone.tagName === 'TEXTAREA' || element.textContent === gone.textContent),
  );
}
