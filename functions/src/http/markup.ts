const SPECIAL: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SPECIAL[sign] ?? sign);
}

/** A `<script>` of JSON-LD, which cannot end the element or start a comment. */
export function dataScript(data: unknown): string {
  const json = JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
  return `<script data-served type="application/ld+json">${json}</script>`;
}

/** A void element, such as `<meta>`. PageHead removes it on navigation. */
export function headTag(
  name: 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} data-served ${written.join(' ')}>`;
}
