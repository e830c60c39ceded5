import { expect, test } from 'vitest';

import { compiledTemplate } from '../../emails/compile.ts';
import template from './template.json' with { type: 'json' };

test('the compiled template is that of functions/emails (npm run emails)', () => {
  expect(template).toEqual(compiledTemplate());
});
