import { CallError } from '@baize/contract';

import type { Context } from '../context.ts';

/** Whether the brand has a widget to show. */
function hasCaptcha({ brand }: Pick<Context, 'brand'>): boolean {
  return brand.options.keys.TURNSTILE_SITE_KEY !== undefined;
}

/** Whether the brand asks everyone. */
export function isCaptchaMandatory({ brand }: Pick<Context, 'brand'>): boolean {
  return brand.options.turnstile_validation === 1;
}

/**
 * Has the captcha say that a person is there. The token is used up, whatever comes next. A brand without
 * a widget asks nobody, since nobody could answer; one that asks everyone without having a widget lets
 * nobody pass.
 *
 * @param action what the widget stood for
 * @throws CallError `captcha_required` without a token, `captcha_failed` where it is no good,
 * `captcha_unavailable` where that could not be found out
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
