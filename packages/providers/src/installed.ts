import { actionBatch } from './action-batch/define.ts';
import { btcpay } from './btcpay/define.ts';
import { formHash } from './form-hash/define.ts';
import { httpScan } from './http-scan/define.ts';
import { httpSms } from './http-sms/define.ts';
import { paytr } from './paytr/define.ts';
import type { ProviderDefinition } from './registry/provider.ts';
import { rsaJson } from './rsa-json/define.ts';
import { sandboxBetconstruct } from './sandbox-betconstruct/define.ts';
import { sandboxBetradar } from './sandbox-betradar/define.ts';
import { sandboxEnvoy } from './sandbox-envoy/define.ts';
import { sandboxFeeds } from './sandbox-feeds/define.ts';
import { sandboxGateway } from './sandbox-gateway/define.ts';
import { sandboxInbox } from './sandbox-inbox/define.ts';
import { sandboxPoker } from './sandbox-poker/define.ts';
import { sandboxQuick } from './sandbox-quick/define.ts';
import { sandboxRedline } from './sandbox-redline/define.ts';
import { sandboxRewards } from './sandbox-rewards/define.ts';
import { sandboxRovpay } from './sandbox-rovpay/define.ts';
import { sandboxStudio } from './sandbox-studio/define.ts';
import { smtpMail } from './smtp-mail/define.ts';
import { turnstile } from './turnstile/define.ts';

/** Every provider with code in this package, used or not. */
export const installedProviders: readonly ProviderDefinition[] = [
  sandboxStudio,
  sandboxQuick,
  rsaJson,
  actionBatch,
  formHash,
  sandboxRedline,
  sandboxBetconstruct,
  sandboxBetradar,
  sandboxGateway,
  paytr,
  btcpay,
  sandboxRovpay,
  sandboxEnvoy,
  sandboxRewards,
  sandboxFeeds,
  sandboxPoker,
  sandboxInbox,
  smtpMail,
  httpSms,
  httpScan,
  turnstile,
];
