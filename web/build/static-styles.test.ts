import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { staticStyles } from './static-styles.ts';

const SOURCE = join(import.meta.dirname, '../src');

/** Builds one file of the shop, or `code` in its place. */
async function built(file: string, code?: string): Promise<{ css: string; script: string }> {
  const entry = join(SOURCE, file);
  const inPlace = {
    name: 'test',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? (code ?? null) : null),
  };
  const result = (await build({
    configFile: false,
    root: join(SOURCE, '..'),
    logLevel: 'silent',
    plugins: [staticStyles(), inPlace],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react/ },
    },
  })) as Rolldown.RolldownOutput[];
  const files = result.flatMap(({ output }) => output);
  return {
    css: files
      .map((found) => (found.type === 'asset' ? String(found.source) : ''))
      .join('')
      .replaceAll(/\s*([:;,{}>])\s*/g, '$1'),
    script: files.map((found) => (found.type === 'chunk' ? found.code : '')).join(''),
  };
}

test('numbers of a table are aligned at the end, other cells at the start', async () => {
  const { css } = await built('ui/table-frame.tsx');
  expect(css).toMatch(/\.k\w+ \[data-number\]\{[^}]*text-align:end/);
  expect(css).toMatch(/\.k\w+ th,\.k\w+ td\{[^}]*text-align:start/);
});

test('the script keeps names of classes and no styles', async () => {
  const { css, script } = await built('ui/surface.tsx');
  const [name = ''] = /k\w{6}/.exec(script) ?? [];
  expect(css).toContain(`.${name}{`);
  expect(css).toContain('var(--kargha-palette-divider');
  expect(script).not.toContain('palette');
});

test('elements with equal styles have a class each', async () => {
  const { css, script } = await built('ui/controls/menu-link.tsx');
  const names = script.match(/'k\w{6}'|"k\w{6}"/g)?.map((name) => name.slice(1, -1)) ?? [];
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(css).toContain(`.${name}`);
});

const STYLED = `import { styled } from '#ui/theme/styled.ts';\n`;

test('a style upon a styled element contains the style below it', async () => {
  const { css } = await built(
    'ui/test.tsx',
    `${STYLED}import { Surface } from './surface.tsx';
    export const Box = styled(Surface)({ color: 'red' });`,
  );
  expect(css).toMatch(/border-radius[^}]*color:red/);
});

test('styles use constants of this file and of others, and animations', async () => {
  const { css } = await built(
    'ui/test.tsx',
    `import { keyframes, styled } from '#ui/theme/styled.ts';
    import { cellWords } from './table-frame.tsx';
    const WIDTH: number = 70;
    const turn = keyframes({ to: { rotate: '1turn' } });
    export const Box = styled('p')(({ theme: { vars } }) => ({
      width: WIDTH,
      animation: \`\${turn} 1s\`,
      ...cellWords(vars, 'td'),
    }));`,
  );
  expect(css).toContain('width:70px');
  expect(css).toMatch(/@keyframes [^]*rotate:1turn/);
  expect(css).toMatch(/td>strong\{[^}]*font-weight:600/);
});

test('refuses a styled element within a function', async () => {
  const code = `${STYLED}export const box = () => styled('p')({ color: 'red' });`;
  await expect(built('ui/test.tsx', code)).rejects.toThrow('top-level constants');
});
