import { POLICY_REPORTS_PATH } from '../observation/register-policy-reports.ts';

/** What neither our pages nor those they frame need; only names that browsers know, who complain of others. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** What a page carries beside its content policy. */
export const documentHeaders = {
  // The pages of payment gateways and studios that we open in windows of their own may go on talking to us.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': refusedFeatures.map((name) => `${name}=()`).join(', '),
  'reporting-endpoints': `csp="${POLICY_REPORTS_PATH}"`,
} as const;
