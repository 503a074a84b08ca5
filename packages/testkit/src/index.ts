export {
  bootConstellation,
  type Constellation,
  type ConstellationOptions,
  type ConstellationSecrets,
} from './constellation.ts';
export { createDemoVerbs, type DemoVerbsDeps } from './demo-verbs.ts';
export { findFreePort } from './free-port.ts';
export { throwawaySecrets } from './throwaway-secrets.ts';
