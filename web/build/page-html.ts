interface StyleSheet {
  file: string;
  text: string;
}

interface PageFile {
  /** content of #root */
  html: string;
  /** style sheets besides the entry's */
  styles: readonly StyleSheet[];
  /** The prerendered address; without it, the browser renders the page from scratch. */
  address?: string;
  /** Scripts besides the entry; the start script fetches them after the first paint. */
  scripts: readonly string[];
}

/** React renders head tags first. In the browser, PageHead sets them. */
const HEAD_PARTS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/;

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

export function pageHtml(template: string, page: PageFile): string {
  const head = HEAD_PARTS.exec(page.html)?.[0] ?? '';
  const root = page.address === undefined ? '' : ` data-page="${page.address}"`;
  const [entry = ''] = ENTRY.exec(template)?.slice(1) ?? [];
  const scripts = [entry, ...page.scripts.map((file) => `/${file}`)].filter(Boolean).join(' ');
  return withoutEntry(template)
    .replace(head === '' ? /$^/ : /<title[^>]*>[^<]*<\/title>/, () =>
      head.replaceAll(/<(?:title|meta|link)/g, '$& data-served'),
    )
    .replace('</head>', () => `${page.styles.map(inlined).join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${root} data-scripts="${scripts}">${page.html.slice(head.length)}</div>`,
    );
}

export function withoutEntry(html: string): string {
  return html.replace(ENTRY, '');
}

export function inlineStyleSheet(html: string, read: (file: string) => string): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
    (_link, file: string) => inlined({ file, text: read(file) }),
  );
}

/** The disabled link is not fetched; it tells Vite's loader that the style sheet is there. */
function inlined({ file, text }: StyleSheet): string {
  return `<style>${text.trim()}</style><link rel="stylesheet" href="/${file}" disabled>`;
}
