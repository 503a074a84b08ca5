import { CallError } from '@baize/contract';

import type { Context } from '../context.ts';

function hasCaptcha({ brand }: Pick<Context, 'brand'>): boolean {
  return brand.options.keys.TURNSTILE_SITE_KEY !== undefined;
}

/** Whether the brand requires a captcha of every visitor. */
export function isCaptchaMandatory({ brand }: Pick<Context, 'brand'>): boolean {
  return brand.options.turnstile_validation === 1;
}

/**
 * Verifies a captcha token, which can be used once. A brand without a widget skips the check, unless its captcha is
 * mandatory: then nobody passes.
 *
 * @param action action that the widget was shown for
 * @throws CallError `captcha_required` without a token, `captcha_failed` if it is invalid, `captcha_unavailable` if it
 * could not be verified
 */
export async function requireCaptcha(
  context: Context,
  action: string,
  token: string | undefined,
): Promise<void> {
  if (!hasCaptcha(context) && !isCaptchaMandatory(context)) return;
  if (token === undefined || token === '') throw new CallError('captcha_required');
  const { hostname } = new URL(context.origin);
  const result = await context.captcha.verify({
    siteId: context.brand.siteId,
    token,
    ip: context.ip,
    hostname,
    action,
  });
  if (result === 'refused') throw new CallError('captcha_failed');
  if (result === 'unreachable') throw new CallError('captcha_unavailable');
}
