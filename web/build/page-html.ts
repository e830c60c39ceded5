/** A page as the prerenderer gives it. */
export interface PrerenderedPage {
  html: string;
  styles: string;
}

interface PageFile extends PrerenderedPage {
  /** Address that the page was drawn for; without one it is drawn anew in the browser. */
  address?: string;
  /** Scripts that the page needs beside the entry; the first script of the page fetches them once it is painted. */
  scripts: readonly string[];
}

/** React writes what belongs into the head before everything else. In the browser it brings its own: see PageHead. */
const HEAD_PARTS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/;

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** The built index.html with a drawn page in it: its head in the head, its styles, its words in #root. */
export function pageHtml(template: string, page: PageFile): string {
  const head = HEAD_PARTS.exec(page.html)?.[0] ?? '';
  const root = page.address === undefined ? '' : ` data-page="${page.address}"`;
  const [entry = ''] = ENTRY.exec(template)?.slice(1) ?? [];
  const scripts = [entry, ...page.scripts.map((file) => `/${file}`)].filter(Boolean).join(' ');
  return withoutEntry(template)
    .replace(head === '' ? /$^/ : /<title[^>]*>[^<]*<\/title>/, () =>
      head.replaceAll(/<(?:title|meta|link)/g, '$& data-served'),
    )
    .replace('</head>', () => `${page.styles}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${root} data-scripts="${scripts}">${page.html.slice(head.length)}</div>`,
    );
}

/** The same without any script of the shop: a page that must work where none can be fetched. */
export function withoutEntry(html: string): string {
  return html.replace(ENTRY, '');
}

/** The same with its style sheet inside: a file would hold up the first paint for one more round trip. */
export function inlineStyleSheet(html: string, read: (file: string) => string): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
    (_link, file: string) => `<style>${read(file).trim()}</style>`,
  );
}
