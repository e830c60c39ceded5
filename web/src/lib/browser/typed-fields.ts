const MATCHING_ATTRIBUTES = ['aria-label', 'type', 'placeholder'];

/** React makes such names up; they differ from one rendering to the next. */
const MADE_UP_NAME = /^_r_\w+_$/i;

const CHOICE = 'input:is([type="radio"], [type="checkbox"])';

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

/** The matching element of a re-rendered page; for the label of a choice, the choice. */
export function findReplacement(removed: Element): Element | undefined {
  const choice = removed.tagName === 'LABEL' ? removed.querySelector(CHOICE) : null;
  const sought = choice ?? removed;
  const traits = traitsOf(sought);
  return [...document.querySelectorAll(sought.tagName)].find((element) =>
    traitsOf(element).every((trait, place) => trait === traits[place]),
  );
}

function traitsOf(element: Element): (string | null | undefined)[] {
  const name = element.getAttribute('name') ?? '';
  return [
    ...MATCHING_ATTRIBUTES.map((attribute) => element.getAttribute(attribute)),
    MADE_UP_NAME.test(name) ? '' : name,
    // The text of a text area is its value.
    element.tagName === 'TEXTAREA' ? '' : textOf(element),
    ...(element.matches(CHOICE) ? choiceTraits(element) : []),
  ];
}

/** A count in brackets may have come or changed: Load More (24 of 95). */
function textOf(element: Element | null): string {
  return element?.textContent.replaceAll(/ ?\([^)]*\)/g, '') ?? '';
}

/**
 * A size and a colour may have the same value; the heading of their group tells them apart. A checkbox has no value but
 * its words: no one may agree to anything else than what was ticked.
 */
function choiceTraits(element: Element) {
  const group = element.closest('[role="radiogroup"], fieldset');
  const isCheckbox = element.getAttribute('type') === 'checkbox';
  return [
    element.getAttribute('value'),
    group?.firstElementChild?.textContent,
    isCheckbox ? textOf(element.closest('label')) : '',
  ];
}
