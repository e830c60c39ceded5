/** HTML that may stand in a page as it is. Everything else is text and gets escaped. */
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

/** Builds HTML from a template; inserted text is escaped, lists are joined, undefined is left out. */
export function html(strings: TemplateStringsArray, ...inserts: Insert[]): Html {
  const parts = strings.map((text, at) => text + render(inserts[at]));
  return new Html(parts.join(''));
}

/** Text as it must stand in HTML, also inside quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function render(insert: Insert): string {
  if (insert === undefined) return '';
  if (insert instanceof Html) return insert.source;
  if (typeof insert === 'object') return insert.map(render).join('');
  return escapeHtml(String(insert));
}
