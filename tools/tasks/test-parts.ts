export type TestPart =
  | 'unit'
  | 'web'
  | 'thorough'
  | 'rules'
  | 'functions'
  | 'suite'
  | 'restore'
  | 'e2e';

/** Which vitest projects a part runs, and what it needs around it. */
export interface PartPlan {
  projects: string[];
  needsBuild: boolean;
  needsSuite: boolean;
  needsBrowser: boolean;
}

/** Tests that need nothing: their files share nothing and may run side by side. */
const ALONE = { needsBuild: false, needsSuite: false, needsBrowser: false };

const BESIDE_SUITE = { needsBuild: true, needsSuite: true, needsBrowser: false };

export const PARTS: Record<TestPart, PartPlan> = {
  unit: { projects: ['unit', 'web-unit'], ...ALONE },
  web: { projects: ['web'], ...ALONE },
  thorough: { projects: ['thorough'], ...ALONE },
  suite: { projects: ['suite'], needsBuild: true, needsSuite: false, needsBrowser: true },
  rules: { projects: ['rules'], ...BESIDE_SUITE },
  functions: { projects: ['functions', 'functions-alone'], ...BESIDE_SUITE },
  restore: { projects: ['restore'], ...BESIDE_SUITE },
  e2e: { projects: ['e2e'], ...BESIDE_SUITE, needsBrowser: true },
};
