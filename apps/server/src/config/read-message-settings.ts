type Environment = Readonly<Record<string, string | undefined>>;

export interface MailSettings {
  /** Address of the mail server, with user name and password. */
  readonly url: string;
  readonly from: string;
}

export interface SmsSettings {
  readonly url: string;
  readonly key: string;
  readonly sender: string;
}

/** How letters and short messages go out; null where a deployment has no such server. */
export interface MessageSettings {
  readonly mail: MailSettings | null;
  readonly sms: SmsSettings | null;
  readonly problems: readonly string[];
  /** What players will have to do without. The site plays, pays and keeps limits all the same, so it may start. */
  readonly warnings: readonly string[];
}

/** Reads the settings of mail and SMS; half a setting is a mistake, none is a choice. */
export function readMessageSettings(env: Environment): MessageSettings {
  const mail = { url: env['MAIL_URL'] ?? '', from: env['MAIL_FROM'] ?? '' };
  const sms = { url: env['SMS_URL'] ?? '', key: env['SMS_KEY'] ?? '', sender: env['SMS_SENDER'] ?? '' };
  const hasMail = Object.values(mail).some((text) => text !== '');
  const hasSms = Object.values(sms).some((text) => text !== '');
  return {
    mail: hasMail ? mail : null,
    sms: hasSms ? sms : null,
    problems: [...(hasMail ? mailProblems(mail) : []), ...(hasSms ? smsProblems(sms) : [])],
    warnings: [
      ...(hasMail ? [] : ['MAIL_URL is not set: players who forget their password get no letter']),
      ...(hasSms ? [] : ['SMS_URL is not set: players without a mail address cannot be written to']),
    ],
  };
}

function mailProblems({ url, from }: MailSettings): string[] {
  const address = URL.parse(url);
  const isServer =
    (address?.protocol === 'smtp:' || address?.protocol === 'smtps:') && address.hostname !== '';
  return [
    ...(isServer ? [] : ['MAIL_URL must be a mail server: smtps://user:password@host:465 or smtp://…:587']),
    ...(/^[^\s@]+@[^\s@]+$/.test(from) ? [] : ['MAIL_FROM must be the address that letters come from']),
  ];
}

function smsProblems({ url, key, sender }: SmsSettings): string[] {
  return [
    ...(URL.parse(url)?.protocol === 'https:'
      ? []
      : ['SMS_URL must be the https address of the SMS gateway']),
    ...(key === '' ? ['SMS_KEY must be the key that the SMS gateway gave you'] : []),
    ...(sender === '' ? ['SMS_SENDER must be the name that telephones show'] : []),
  ];
}
