export type TestPart =
  | 'unit'
  | 'web'
  | 'thorough'
  | 'rules'
  | 'functions'
  | 'suite'
  | 'restore'
  | 'e2e';

export interface PartPlan {
  projects: string[];
  needsBuild: boolean;
  needsSuite: boolean;
  needsBrowser: boolean;
}

const STANDALONE = { needsBuild: false, needsSuite: false, needsBrowser: false };

const WITH_SUITE = { needsBuild: true, needsSuite: true, needsBrowser: false };

export const PARTS: Record<TestPart, PartPlan> = {
  unit: { projects: ['unit', 'web-unit'], ...STANDALONE },
  web: { projects: ['web'], ...STANDALONE },
  thorough: { projects: ['thorough'], ...STANDALONE },
  suite: { projects: ['suite'], needsBuild: true, needsSuite: false, needsBrowser: true },
  rules: { projects: ['rules'], ...WITH_SUITE },
  functions: { projects: ['functions', 'functions-alone'], ...WITH_SUITE },
  restore: { projects: ['restore'], ...WITH_SUITE },
  e2e: { projects: ['e2e', 'e2e-alone'], ...WITH_SUITE, needsBrowser: true },
};
