import type { CSSProperties } from 'react';

/**
 * Colours are those of the theme (web/src/ui/theme/theme.ts): mail programs know no variables, and most ignore style
 * sheets, so everything but the dark scheme and the narrow screen is an inline style.
 */
export const STYLES = {
  body: { backgroundColor: '#f6f0e4', margin: 0, padding: '24px 0' },
  container: {
    backgroundColor: '#fffcf6',
    border: '1px solid #ddd0ba',
    maxWidth: 600,
    padding: '0 0 8px',
  },
  text: {
    color: '#2b211a',
    fontFamily:
      "'Mukta', 'Noto Sans Devanagari', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
    fontSize: 16,
    lineHeight: '25px',
    margin: '12px 0',
  },
  quiet: { color: '#62554a', fontSize: 14, lineHeight: '21px' },
  label: {
    color: '#62554a',
    fontFamily: "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
    fontSize: 14,
    lineHeight: '21px',
    margin: 0,
  },
  wordmark: {
    color: '#9c2f2b',
    fontFamily: "'Marcellus', Georgia, 'Times New Roman', serif",
    fontSize: 28,
    letterSpacing: '0.04em',
    lineHeight: '36px',
    margin: 0,
    textDecoration: 'none',
  },
  title: {
    color: '#2b211a',
    fontFamily: "Georgia, 'Noto Serif Devanagari', 'Times New Roman', serif",
    fontSize: 24,
    fontWeight: 400,
    lineHeight: '32px',
    margin: '20px 0 12px',
  },
  button: {
    backgroundColor: '#bf4a14',
    borderRadius: 4,
    color: '#ffffff',
    fontFamily: "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
    fontSize: 16,
    fontWeight: 600,
    padding: '13px 24px',
    textDecoration: 'none',
  },
  link: { color: '#2c3e73', textDecoration: 'underline' },
  table: { borderTop: '1px solid #ddd0ba', margin: '16px 0' },
} satisfies Record<string, CSSProperties>;

/** For mail programs that read style sheets. The others keep light colours. */
export const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .body, .body > table > tbody > tr > td { background-color: #1a1512 !important; }
  .card { background-color: #231c18 !important; border-color: #3f352d !important; }
  .text { color: #f3e9dc !important; }
  .quiet { color: #c6b7a5 !important; }
  .wordmark { color: #f0a59b !important; }
  .link { color: #b3c0ec !important; }
  .table { border-color: #3f352d !important; }
}
@media (max-width: 480px) {
  .inner { padding-left: 16px !important; padding-right: 16px !important; }
}`;
