export type TestPart = 'unit' | 'thorough' | 'rules' | 'functions' | 'suite' | 'e2e';

/** Which vitest projects a part runs, and what it needs around it. */
export interface PartPlan {
  projects: string[];
  needsSuite: boolean;
  needsBrowser: boolean;
}

export const PARTS: Record<TestPart, PartPlan> = {
  unit: { projects: ['unit', 'web'], needsSuite: false, needsBrowser: false },
  thorough: { projects: ['thorough'], needsSuite: false, needsBrowser: false },
  suite: { projects: ['suite'], needsSuite: false, needsBrowser: true },
  rules: { projects: ['rules'], needsSuite: true, needsBrowser: false },
  functions: { projects: ['functions'], needsSuite: true, needsBrowser: false },
  e2e: { projects: ['e2e'], needsSuite: true, needsBrowser: true },
};
