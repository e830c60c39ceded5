import { keyframes } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { compileFunction } from 'node:vm';
import { transformWithOxc } from 'vite';

import { shopTheme } from '../src/ui/theme/theme.ts';
import type { Expression, Module, StyledCall } from './styled-modules.ts';

type Style = object | ((props: { theme: Theme }) => Style);

/** Reads the module that `source` names in the file `from`. */
export type LoadModule = (source: string, from: string) => Promise<Module>;

/** The styles of one element, those of the styled element below it first. */
export async function evaluateStyles(
  module: Module,
  { tag, styles }: StyledCall,
  load: LoadModule,
): Promise<object[]> {
  const own = (await evaluate(module, styles, load)) as Style[];
  return [...(await stylesBelow(module, tag, load)), ...own.map(applyTheme)];
}

function applyTheme(style: Style): object {
  if (typeof style !== 'function') return style;
  const styleOf = style as (props: { theme: Theme }) => Style;
  return applyTheme(styleOf({ theme: shopTheme() }));
}

async function stylesBelow(module: Module, tag: string, load: LoadModule): Promise<object[]> {
  const call = module.calls.find(({ name }) => name === tag);
  if (call) return evaluateStyles(module, call, load);
  const found = module.imports.get(tag);
  if (!found || !/^[#.]/.test(found.source)) return [];
  return stylesBelow(await load(found.source, module.file), found.name, load);
}

/** The values of expressions that use the theme, top-level constants and imported constants. */
async function evaluate(
  module: Module,
  expressions: readonly Expression[],
  load: LoadModule,
): Promise<unknown[]> {
  const used = usedDeclarations(module, expressions);
  const values = new Map<string, unknown>();
  for (const name of new Set([...used, ...expressions].flatMap(({ names }) => [...names]))) {
    const found = module.imports.get(name);
    if (found) values.set(name, await importedValue(module, found, load));
  }
  const source = `(() => {${used.map(({ text }) => text).join('\n')}
    return [${expressions.map(({ text }) => text).join(',\n')}];})()`;
  const { code } = await transformWithOxc(source, 'styles.ts');
  const run = compileFunction(`return ${code}`, [...values.keys()]) as (
    ...imported: unknown[]
  ) => unknown[];
  return run(...values.values());
}

function usedDeclarations(
  { declarations }: Module,
  expressions: readonly Expression[],
): Expression[] {
  const used = new Set<string>();
  const visit = ({ names }: Expression) => {
    for (const name of names) {
      const declaration = declarations.get(name);
      if (!declaration || used.has(name)) continue;
      used.add(name);
      visit(declaration);
    }
  };
  expressions.forEach(visit);
  return [...declarations].filter(([name]) => used.has(name)).map(([, declaration]) => declaration);
}

async function importedValue(
  module: Module,
  { source, name }: { source: string; name: string },
  load: LoadModule,
): Promise<unknown> {
  if (source.endsWith('/theme/styled.ts')) return keyframes;
  const [value] = await evaluate(
    await load(source, module.file),
    [{ text: name, names: new Set([name]) }],
    load,
  );
  return value;
}
