import type { Measure } from '../wallet/measure-calls.ts';
import type { MoneyResult } from './money-bench.ts';

/**
 * Required shares of the ledger's own rate and of the rate without HTTP, with the same number of callers. A notice takes
 * six round trips to the database and a booking one; its sender signs on the same machine.
 */
const LEDGER_RATIO = 0.1;
const VERB_RATIO = 0.5;

/** Prints the rates of one server, and whether notices are fast enough. */
export function printResult(
  name: string,
  { version, callers, ledger, verb, gateway, repeated }: MoneyResult,
): void {
  console.log(
    `\n${name}, PostgreSQL ${version}: approved deposits per second (p99 in ms), ${callers} callers`,
  );
  const line = (what: string, measure: Measure) =>
    console.log(`${what.padEnd(48)}${rate(measure)}  ${share(measure, ledger)} of the ledger alone`);
  line('the ledger alone, one booking per call', ledger);
  line('payment and ledger, without HTTP', verb);
  line('notices: signature, HTTP, payment and ledger', gateway);
  line('the same notices again, which change nothing', repeated);
  printBudget('the ledger alone', gateway.perSecond / ledger.perSecond, LEDGER_RATIO);
  printBudget('payment and ledger without HTTP', gateway.perSecond / verb.perSecond, VERB_RATIO);
}

function printBudget(of: string, ratio: number, budget: number): void {
  const verdict = ratio >= budget ? 'holds' : 'missed';
  console.log(`notices: ${ratio.toFixed(2)} of ${of}, budget ${budget}: ${verdict}`);
}

const rate = ({ perSecond, p99Ms }: Measure): string =>
  `${perSecond.toFixed(0)} (${p99Ms.toFixed(1)})`.padStart(15);

const share = (measure: Measure, whole: Measure): string => (measure.perSecond / whole.perSecond).toFixed(2);
