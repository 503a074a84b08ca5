import {
  createHttpSms,
  createSmtpMail,
  type MailPort,
  MessageUndelivered,
  type SmsPort,
} from '@baize/providers';
import type { MessageSettings } from '@baize/server';

/** Mail and SMS of a deployment. Where one is not set up, each attempt to send is a failure that the log shows. */
export function openMessagePorts({ mail, sms }: Pick<MessageSettings, 'mail' | 'sms'>): {
  mail: MailPort;
  sms: SmsPort;
} {
  return {
    mail: mail === null ? missing('no mail server is set up (MAIL_URL)') : createSmtpMail(mail),
    sms: sms === null ? missing('no SMS gateway is set up (SMS_URL)') : createHttpSms(sms),
  };
}

function missing(reason: string) {
  return { send: () => Promise.reject(new MessageUndelivered(reason)) };
}
