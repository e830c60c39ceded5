/** A page as the prerenderer gives it. */
export interface DrawnPage {
  html: string;
  styles: string;
}

interface PageFile extends DrawnPage {
  /** Address that the page was drawn for; without one it is drawn anew in the browser. */
  address?: string;
  /** Scripts that the page will need, fetched while the HTML is read. */
  scripts: readonly string[];
}

/** React writes what belongs into the head before everything else. In the browser it brings its own: see PageHead. */
const HEAD_PARTS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/;

/** The built index.html with a drawn page in it: its head in the head, its styles, its words in #root. */
export function pageHtml(template: string, page: PageFile): string {
  const head = HEAD_PARTS.exec(page.html)?.[0] ?? '';
  const preloads = page.scripts.map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  const root = page.address === undefined ? '' : ` data-page="${page.address}"`;
  return template
    .replace(head === '' ? /$^/ : /<title[^>]*>[^<]*<\/title>/, () =>
      head.replaceAll(/<(?:title|meta|link)/g, '$& data-served'),
    )
    .replace('</head>', () => `${preloads.join('')}${page.styles}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${root}>${page.html.slice(head.length)}</div>`,
    );
}

/** The same with its style sheet inside: a file would hold up the first paint for one more round trip. */
export function inlineStyleSheet(html: string, read: (file: string) => string): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
    (_link, file: string) => `<style>${read(file).trim()}</style>`,
  );
}
