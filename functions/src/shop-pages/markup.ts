const SPECIAL: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stands in HTML, between tags or in an attribute, as the text that it is. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SPECIAL[sign] ?? sign);
}

/** JSON that stands in a `<script>` of data: nothing in it can end the element or be taken for a comment. */
export function dataScript(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
  return `<script data-served${id === undefined ? '' : ` id="${id}"`} type="${type}">${json}</script>`;
}

/** An element without content, such as `<meta>`; PageHead takes it away when the browser shows another page. */
export function headTag(
  name: 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} data-served ${written.join(' ')}>`;
}
