export { createSandbox, type SandboxConfig, type SandboxDeps } from './create-sandbox.ts';
export { DEFAULT_RETRY_PLAN, type RetryPlan } from './wire/retry-plan.ts';
