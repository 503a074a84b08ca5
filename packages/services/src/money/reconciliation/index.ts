export { type ReconciliationReport, readReport } from './read-report.ts';
export { reconcile } from './reconcile.ts';
