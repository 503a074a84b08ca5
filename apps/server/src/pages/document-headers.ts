import { POLICY_REPORTS_PATH } from '../observation/register-policy-reports.ts';

/** Features that neither our pages nor their frames need. Browsers log warnings for unknown names. */
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

/** Headers of a page besides its content policy. */
export const documentHeaders = {
  // Pages of payment gateways and studios that we open in new windows must be able to message us.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': refusedFeatures.map((name) => `${name}=()`).join(', '),
  'reporting-endpoints': `csp="${POLICY_REPORTS_PATH}"`,
} as const;
