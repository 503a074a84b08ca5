import type { Journal } from '../../../journal/journal.ts';
import type { WalletClient } from '../../../studio/wallet/wallet-client.ts';

/** Ends a process after a number of steps: nothing that it had not done by then is done, and nobody hears of it. */
export class KillSwitch {
  /** Steps before the end; null for a process that lives on. */
  stepsLeft: number | null = null;
  isDead = false;

  /** One moment in which the process may end. */
  async step(): Promise<void> {
    if (this.stepsLeft === 0) this.isDead = true;
    if (this.isDead) await new Promise(() => {});
    if (this.stepsLeft !== null) this.stepsLeft -= 1;
  }

  journal<Entry>(journal: Journal<Entry>): Journal<Entry> {
    const written = async (write: () => Promise<void>) => {
      await this.step();
      await write();
      await this.step();
    };
    return {
      append: (entry) => written(() => journal.append(entry)),
      appendAll: (entries) => written(() => journal.appendAll(entries)),
      close: () => journal.close(),
    };
  }

  wallet(client: WalletClient): WalletClient {
    return {
      openSession: (key, message) => client.openSession(key, message),
      call: async (key, call, message) => {
        await this.step();
        const answer = await client.call(key, call, message);
        await this.step();
        return answer;
      },
    };
  }
}
