import {
  type CaptchaPort,
  createClosedPokerRoom,
  type MailPort,
  MessageUndelivered,
  type PokerRoomPort,
  type ProviderRegistry,
  type ScanPort,
  type SmsPort,
} from '@baize/providers';

interface SinglePorts {
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly captcha: CaptchaPort;
  readonly scanner: ScanPort;
  readonly pokerRoom: PokerRoomPort;
}

/** Kinds of providers of which a deployment has at most one. Without it, calls fail as if it were unreachable. */
export function singlePorts(providers: ProviderRegistry): SinglePorts {
  return {
    mail: providers.only('mail') ?? undelivered('no mail provider is set up'),
    sms: providers.only('sms') ?? undelivered('no SMS provider is set up'),
    captcha: providers.only('captcha') ?? unreachableCaptcha,
    scanner: providers.only('scanner') ?? { scan: async () => 'unreachable' },
    pokerRoom: providers.only('poker') ?? createClosedPokerRoom(),
  };
}

function undelivered(reason: string) {
  return { send: () => Promise.reject(new MessageUndelivered(reason)) };
}

const unreachableCaptcha: CaptchaPort = {
  origin: '',
  hasSecret: () => false,
  isTestKey: () => false,
  verify: async () => 'unreachable',
};
