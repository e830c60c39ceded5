import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

import { baseStyles } from '../src/ui/theme/base-styles.ts';
import { shopTheme } from '../src/ui/theme/theme.ts';
import { evaluateStyles, type LoadModule } from './evaluate-styles.ts';
import { readModule, type Module } from './styled-modules.ts';

const SOURCE = /[\\/]web[\\/]src[\\/].*\.tsx?$/;
const STYLES = '.static.css';

/** The theme's variables and the styles of elements without a class. */
const THEME = 'virtual:theme.css';

/** The variables that only MUI's components read. */
const MUI_THEME = 'virtual:mui-theme.css';

const ONLY_MUI = /-shadows-|-overlays-|-palette-[A-Z]|Channel$|-opacity-/;

/** Writes the style of every `styled` element into CSS; the script keeps the name of the class. */
export function staticStyles(): Plugin {
  let root = '';
  const css = new Map([
    [
      `\0${THEME}`,
      themeVariables((name) => !ONLY_MUI.test(name)) + rulesOf('', [baseStyles(shopTheme())]),
    ],
    [`\0${MUI_THEME}`, themeVariables((name) => ONLY_MUI.test(name))],
  ]);
  return {
    name: 'kargha:static-styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      if (id === THEME || id === MUI_THEME) return `\0${id}`;
      return id.endsWith(STYLES) ? id : null;
    },
    load: (id) => css.get(id) ?? null,
    async transform(code, id) {
      if (!SOURCE.test(id) || !code.includes('styled(')) return null;
      const load: LoadModule = async (source, from) => {
        const found = await this.resolve(source, from);
        if (!found) throw new Error(`${from} imports ${source}, which is missing.`);
        return readModule(found.id, await readFile(found.id, 'utf8'));
      };
      const module = readModule(id, code);
      if (module.calls.length !== code.match(/\bstyled\(/g)?.length) {
        throw new Error(`${id}: styled elements are top-level constants.`);
      }
      const classes = await classesOf(module, relative(root, id), load);
      css.set(id + STYLES, classes.map(({ rules }) => rules).join('\n'));
      return {
        code: `import '${id}${STYLES}';${withClassNames(code, module, classes)}`,
        map: null,
      };
    },
  };
}

interface StyleClass {
  name: string;
  rules: string;
}

function classesOf(module: Module, file: string, load: LoadModule): Promise<StyleClass[]> {
  return Promise.all(
    module.calls.map(async (call) => {
      const hash = createHash('sha256').update(`${file} ${call.name}`).digest('base64url');
      const name = `k${hash.replaceAll(/[-_]/g, '').slice(0, 6)}`;
      return { name, rules: rulesOf(`.${name}`, await evaluateStyles(module, call, load)) };
    }),
  );
}

function rulesOf(selector: string, styles: object[]): string {
  const cache = createCache({ key: 'k' });
  cache.compat = true;
  // Emotion keeps its results by name: equal styles of two elements need two names.
  const label = `label:${createHash('sha256').update(selector).digest('hex')};`;
  const serialized = serializeStyles([...styles, label] as never);
  cache.insert(selector, serialized, cache.sheet, true);
  // The animations of the style.
  for (let { next } = serialized; next; next = next.next) cache.insert('', next, cache.sheet, true);
  return Object.values(cache.inserted).join('\n');
}

function themeVariables(isWanted: (name: string) => boolean): string {
  return shopTheme()
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Record<string, unknown>>))
    .map(([selector, variables]) => {
      const wanted = Object.entries(variables).filter(([name]) => isWanted(name));
      return rulesOf(selector, [Object.fromEntries(wanted)]);
    })
    .join('\n');
}

/** Keeps the lines, so that no source map is needed. */
function withClassNames(code: string, { calls }: Module, classes: readonly StyleClass[]): string {
  return calls.reduceRight((text, { start, end }, index) => {
    const lines = text.slice(start, end).replaceAll(/[^\n]/g, '');
    return `${text.slice(0, start)}('${classes[index]?.name}'${lines})${text.slice(end)}`;
  }, code);
}
