const LABELABLE = 'button, meter, output, progress, select, textarea, input:not([type="hidden"])';

const IS_QUICK = Symbol.for('kargha.quick-labels');

/**
 * Replaces jsdom's `labels` of fields by one with the same result. jsdom walks the document once more for each label
 * in it, and finding fields by name took half of the time of the tests of large forms.
 */
export function findLabelsQuickly(): void {
  // Test files share a window, and each runs the setup.
  if (IS_QUICK in window) return;
  Object.defineProperty(window, IS_QUICK, { value: true });
  const allLabels = watchLabels();
  const kinds = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  for (const { prototype } of kinds) {
    const original = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      ...original,
      get(this: HTMLElement): unknown {
        const isHidden = this instanceof HTMLInputElement && this.type === 'hidden';
        if (isHidden || !this.isConnected) return original?.get?.call(this) as unknown;
        return allLabels().filter((label) => isLabelOf(label, this));
      },
    });
  }
}

/** The labels of the document, listed again only when it has changed. */
function watchLabels(): () => HTMLLabelElement[] {
  let labels: HTMLLabelElement[] | undefined;
  const observer = new MutationObserver(() => {
    labels = undefined;
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    if (observer.takeRecords().length > 0) labels = undefined;
    labels ??= [...document.getElementsByTagName('label')];
    return labels;
  };
}

function isLabelOf(label: HTMLLabelElement, field: HTMLElement): boolean {
  if (!label.hasAttribute('for')) {
    return label.contains(field) && label.querySelector(LABELABLE) === field;
  }
  return label.htmlFor === field.id && document.getElementById(field.id) === field;
}
