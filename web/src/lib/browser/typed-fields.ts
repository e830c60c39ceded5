const MATCHING_ATTRIBUTES = ['aria-label', 'name', 'type', 'placeholder'];

/** Not passwords, which must not be kept, nor files, which cannot be filled in. */
const TYPED =
  'textarea, select, input:not([type="password"], [type="file"], [type="hidden"], [type="checkbox"], [type="radio"])';

export interface TypedField {
  field: Element;
  text: string;
}

export function captureTypedFields(): TypedField[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>(TYPED)];
  return fields.flatMap((field) => (field.value ? [{ field, text: field.value }] : []));
}

export function restoreTypedFields(kept: readonly TypedField[]): void {
  kept.forEach(({ field, text }) => {
    if (!field.isConnected) fillField(findReplacement(field), text);
  });
}

/** Uses the native setter, because React ignores a value that it set itself. */
export function fillField(field: Element | undefined, text: string): void {
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  const kind = kinds.find((one) => field instanceof one);
  if (!kind || !field) return;
  Object.assign(field, { value: '' });
  Reflect.set(kind.prototype, 'value', text, field);
  // React listens to `change` on selects only.
  field.dispatchEvent(
    new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** The matching element of a re-rendered page. */
export function findReplacement(removed: Element): Element | undefined {
  return [...document.querySelectorAll(removed.tagName)].find(
    (element) =>
      MATCHING_ATTRIBUTES.every(
        (attribute) => element.getAttribute(attribute) === removed.getAttribute(attribute),
      ) &&
      // The text of a text area is its value.
      (removed.tagName === 'TEXTAREA' || element.textContent === removed.textContent),
  );
}
