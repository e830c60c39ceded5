import { Html, html } from '../../companion-server/html.ts';
import type { ExpressionReport } from '../../rules/coverage/rules-coverage.ts';
import type { RulesFile } from './rules-store.ts';

/** Its own page without any other file, as it is saved to disk by test runs. */
const STYLE = `
:root { color-scheme: light dark; --hit: #d7f0dc; --miss: #fbd9d5; --error: #fbe7b8; --edge: #0003; }
@media (prefers-color-scheme: dark) {
  :root { --hit: #12401f; --miss: #5a1d18; --error: #4f3c0a; --edge: #fff4; }
}
body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.4rem; } details { margin-block: 1rem; } summary { cursor: pointer; }
.scroll { overflow-x: auto; margin-block: 1rem; }
.source { display: flex; gap: 1rem; border: 1px solid var(--edge); padding: 1rem; }
pre { margin: 0; font: 0.875rem/1.6 ui-monospace, monospace; }
.lines { text-align: right; opacity: 0.7; }
.hit { background: var(--hit); } .miss { background: var(--miss); } .error { background: var(--error); }
span[title] { box-shadow: 0 0 0 1px var(--edge); } span[title]:hover { outline: 2px solid; }
table { border-collapse: collapse; } td:nth-child(n + 2) { min-width: 18rem; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid var(--edge); }
code { font: 0.875rem ui-monospace, monospace; overflow-wrap: anywhere; }
`;

/** A page with the rules, in which each expression shows its values, and a list of them. */
export function coveragePage(file: RulesFile, reports: readonly ExpressionReport[]): string {
  const all = reports.flatMap(withChildren);
  const missed = all.filter(({ values }) => values.length === 0);
  const lines = [...new Set(missed.map(({ sourcePosition }) => sourcePosition.line))];
  const numbers = file.content.split('\n').map((_, index) => lineNumber(index + 1));
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Rules coverage: ${file.name}</title>
      <link rel="icon" href="data:," />
      <style>
        ${new Html(STYLE)}
      </style>
    </head>
    <body>
      <main>
        <h1>Rules coverage: ${file.name}</h1>
        <p>${all.length - missed.length} of ${all.length} expressions were evaluated.</p>
        ${lines.length > 0 ? missedLines(lines) : undefined}
        <div class="scroll source" tabindex="0" role="region" aria-label="Source">
          <pre class="lines">${numbers}</pre>
          <pre>${highlighted(file.content, reports, { from: 0, to: file.content.length })}</pre>
        </div>
        <div class="scroll" tabindex="0" role="region" aria-label="Expressions">
          <table>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Expression</th>
                <th scope="col">Values</th>
              </tr>
            </thead>
            <tbody>
              ${all.map((report) => row(file.content, report))}
            </tbody>
          </table>
        </div>
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.source}`;
}

function withChildren(report: ExpressionReport): ExpressionReport[] {
  return [report, ...report.children.flatMap(withChildren)];
}

function lineNumber(line: number): Html {
  return html`<a id="L${line}">${line}</a>${'\n'}`;
}

function missedLines(lines: readonly number[]): Html {
  const links = rangesOf(lines).map(
    ([first, last], index) =>
      html`${index > 0 ? ', ' : ''}<a href="#L${first}"
          >${first === last ? first : `${first}–${last}`}</a
        >`,
  );
  return html`<details>
    <summary>Lines with an expression that was never evaluated</summary>
    <p>${links}</p>
  </details>`;
}

/** Consecutive lines as first and last. */
function rangesOf(lines: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const line of [...lines].sort((one, other) => one - other)) {
    const latest = ranges.at(-1);
    if (latest?.[1] === line - 1) latest[1] = line;
    else ranges.push([line, line]);
  }
  return ranges;
}

/** The text of a range, with its expressions marked. */
function highlighted(
  source: string,
  reports: readonly ExpressionReport[],
  { from, to }: { from: number; to: number },
): Html[] {
  const inOrder = [...reports].sort(
    (one, other) => one.sourcePosition.currentOffset - other.sourcePosition.currentOffset,
  );
  let done = from;
  const parts = inOrder.flatMap((report) => {
    const { currentOffset, endOffset } = report.sourcePosition;
    const before = source.slice(done, currentOffset);
    done = endOffset + 1;
    const inner = highlighted(source, report.children, { from: currentOffset, to: done });
    return [
      html`${before}<span class="${kindOf(report)}" title="${describe(report)}">${inner}</span>`,
    ];
  });
  return [...parts, html`${source.slice(done, to)}`];
}

function row(source: string, report: ExpressionReport): Html {
  const { line, currentOffset, endOffset } = report.sourcePosition;
  return html`<tr class="${kindOf(report)}">
    <td><a href="#L${line}">${line}</a></td>
    <td><code>${source.slice(currentOffset, endOffset + 1)}</code></td>
    <td><code>${describe(report)}</code></td>
  </tr>`;
}

function kindOf({ values }: ExpressionReport): 'hit' | 'miss' | 'error' {
  if (values.length === 0) return 'miss';
  return values.some(({ value }) => 'undefined' in value) ? 'error' : 'hit';
}

const MAX_SHOWN = 100;

function describe({ values }: ExpressionReport): string {
  if (values.length === 0) return 'never evaluated';
  return values.map(({ value, count }) => `${count} × ${describeValue(value)}`).join('; ');
}

function describeValue(value: Record<string, unknown>): string {
  if ('undefined' in value) {
    const { causeMessage } = value.undefined as { causeMessage: string };
    return `error: ${causeMessage}`;
  }
  if ('others' in value) return 'other values';
  const text = JSON.stringify(plainValue(value)).replaceAll(/"(\w+)":/g, '$1: ');
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** Without the names of kinds, except where JSON has no such kind. */
function plainValue(value: Record<string, unknown>): unknown {
  const [kind, content] = Object.entries(value)[0] ?? ['', ''];
  if (kind === 'intValue') return Number(content);
  if (kind === 'mapValue') {
    const { fields } = content as { fields: Record<string, Record<string, unknown>> };
    return Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, plainValue(item)]));
  }
  if (kind === 'listValue' || kind === 'setValue') {
    return (content as { values: Record<string, unknown>[] }).values.map(plainValue);
  }
  if (kind !== 'pathValue') return content;
  const { segments } = content as { segments: { simple: string }[] };
  return segments.map(({ simple }) => `/${simple}`).join('');
}
