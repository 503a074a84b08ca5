export { demoBtcpayStore } from './btcpay/demo-store.ts';
export { createSandbox, type SandboxDeps } from './create-sandbox.ts';
export { FORM_PROVIDER_ID } from './dialects/form-wallet.ts';
export { demoPaytrStore } from './paytr/demo-store.ts';
export type { SandboxConfig } from './sandbox-parts.ts';
export { demoScanner } from './scan/demo-scanner.ts';
export type { TableSeed } from './tables/table-seed.ts';
export { DEFAULT_RETRY_PLAN, type RetryPlan } from './wire/retry-plan.ts';
