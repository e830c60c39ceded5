/** HTML that goes into a page unchanged. Everything else is text and gets escaped. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  toString(): string {
    return this.source;
  }
}

type Insert = Html | string | number | undefined | readonly Insert[];

/** Builds HTML from a template: escapes inserted text, joins lists, omits undefined. */
export function html(strings: TemplateStringsArray, ...inserts: Insert[]): Html {
  const parts = strings.map((text, at) => text + render(inserts[at]));
  return new Html(parts.join(''));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function render(insert: Insert): string {
  if (insert === undefined) return '';
  if (insert instanceof Html) return insert.source;
  if (typeof insert === 'object') return insert.map(render).join('');
  return escapeHtml(String(insert));
}
