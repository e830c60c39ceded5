/** React renders head tags first. */
const HEAD_PARTS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/;

/** Head tags get `data-served`: in the browser, PageHead replaces them. */
export function splitHead(html: string): { head: string; body: string } {
  const [head = ''] = HEAD_PARTS.exec(html) ?? [];
  return {
    head: head.replaceAll(/<(?:title|meta|link)/g, '$& data-served'),
    body: html.slice(head.length),
  };
}
