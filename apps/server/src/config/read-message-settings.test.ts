import { expect, test } from 'vitest';

import { readMessageSettings } from './read-message-settings.ts';

const mail = { MAIL_URL: 'smtps://kaya:pa%40ss@mail.host', MAIL_FROM: 'destek@mail.host' };
const sms = { SMS_URL: 'https://sms.host/send', SMS_KEY: 'abc', SMS_SENDER: 'BAIZE' };

test('reads both', () => {
  expect(readMessageSettings({ ...mail, ...sms })).toEqual({
    mail: { url: mail.MAIL_URL, from: mail.MAIL_FROM },
    sms: { url: sms.SMS_URL, key: 'abc', sender: 'BAIZE' },
    problems: [],
    warnings: [],
  });
});

test('a deployment may do without, and is told what that means', () => {
  const { mail: noMail, sms: noSms, problems, warnings } = readMessageSettings({ MAIL_URL: '' });
  expect([noMail, noSms, problems]).toEqual([null, null, []]);
  expect(warnings.map((text) => text.split(' ')[0])).toEqual(['MAIL_URL', 'SMS_URL']);
});

test.each([
  [{ MAIL_URL: mail.MAIL_URL }, 'MAIL_FROM'],
  [{ ...mail, MAIL_URL: 'https://mail.host' }, 'MAIL_URL'],
  [{ ...mail, MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ ...sms, SMS_URL: 'http://sms.host' }, 'SMS_URL'],
  [{ ...sms, SMS_KEY: '' }, 'SMS_KEY'],
  [{ ...sms, SMS_SENDER: '' }, 'SMS_SENDER'],
])('half a setting is a mistake: %j', (env, name) => {
  const { problems } = readMessageSettings(env);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} must be`));
});
