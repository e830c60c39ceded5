import { soakSection, type SoakRuns } from '../soak/soak-run.ts';
import { costSection } from './cost-section.ts';
import type { Measured } from './figure.ts';

/** The groups of the page, by how the names of their figures begin; the last takes what is left. */
const GROUPS: readonly (readonly [title: string, begins: RegExp])[] = [
  ['Pages: bytes of the first view, in kB gzip', /^first-view/],
  ['Pages: documents of Firestore that a visit reads', /^reads-/],
  [
    'Pages: kilobytes of pictures on the first screen, and of the largest in the grid',
    /^pictures-/,
  ],
  ['Pages: what Lighthouse misses, and layout shift', /^lighthouse/],
  [
    'Money: documents and round trips of a call, time against one bare transaction',
    /^(create|verify|webhook|bad|order)-/,
  ],
  ['Growth: with very many rows against few', /(many-to-|k-to-100|^shopper-)/],
  ['Back office: documents of a page', /^admin-/],
  ['The catalogue and the local suite', /./],
];

/** docs/proof.md: every budget with what was measured last, what was never measured, and the last long run. */
export function proofPage(
  budgets: Readonly<Record<string, number>>,
  measured: Readonly<Record<string, Measured>>,
  soak: SoakRuns,
): string {
  const left = new Set(Object.keys(budgets).toSorted());
  const sections = GROUPS.flatMap(([title, begins]) => {
    const names = [...left].filter((name) => begins.test(name));
    for (const name of names) left.delete(name);
    return names.length === 0 ? [] : [section(title, names, budgets, measured)];
  });
  return `${[HEAD, summary(budgets, measured), ...sections, costSection(measured), soakSection(soak)].join('\n\n')}\n`;
}

const HEAD = `# Proof

<!-- Written by \`npm run bench -- --write\`; not by hand. -->

Ratios and counts, never seconds: the machine may be busy. One command measures all of it again:
\`npm run bench\`. It fails when a figure is above its budget (\`tests/bench/budgets.json\`). The last column
names the commit at which the figure was measured last.`;

function summary(
  budgets: Readonly<Record<string, number>>,
  measured: Readonly<Record<string, Measured>>,
): string {
  const names = Object.keys(budgets);
  const met = names.filter((name) => isMet(budgets[name], measured[name])).length;
  const unknown = names.filter((name) => !(name in measured)).length;
  return `**${met} of ${names.length} budgets met, ${names.length - met - unknown} missed, ${unknown} not measured yet.**`;
}

function section(
  title: string,
  names: readonly string[],
  budgets: Readonly<Record<string, number>>,
  measured: Readonly<Record<string, Measured>>,
): string {
  const rows = names.map((name) => row(name, budgets[name] ?? 0, measured[name]));
  return [
    `## ${title}`,
    '',
    '| Figure | Measured | Budget | | At |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function row(name: string, budget: number, measured: Measured | undefined): string {
  if (!measured) return `| ${name} | not measured yet | ${budget} | | |`;
  const { value, unit, commit, node, cores } = measured;
  const sign = isMet(budget, measured) ? '✔' : '✖';
  return `| ${name} | ${shown(value)} ${unit} | ${budget} | ${sign} | ${commit}, Node ${node.slice(1)}, ${cores} cores |`;
}

function isMet(budget: number | undefined, measured: Measured | undefined): boolean {
  // What could not be counted is kept as null, which is below every budget.
  const value = measured?.value ?? Number.NaN;
  return budget !== undefined && value <= budget;
}

function shown(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
