import type { Sandbox } from '../sandbox.ts';

export interface ControlRequest {
  sandbox: Sandbox;
  params: Record<string, string>;
  fields: Record<string, unknown>;
}

export type ControlHandler = (request: ControlRequest) => object;
