export { EmbeddedError } from './embedded-error.ts';
export { endWithOwner } from './end-with-owner.ts';
export { type BinarySource, findInstalledProgram } from './find-binaries.ts';
export { findRunningServer } from './find-running.ts';
export { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from './start-embedded.ts';
