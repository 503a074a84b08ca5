import { type Device, device } from '@baize/contract';

const TABLET_FROM_PX = 550;
const WEB_FROM_PX = 1_200;

/**
 * The current screen class. The server guesses it from the user agent, which is good enough for the first HTML because
 * the styles use the real width. Whatever is opened later asks here.
 */
export function screenDevice(widthPx = window.innerWidth): Device {
  if (widthPx < TABLET_FROM_PX) return device.mobile;
  return widthPx < WEB_FROM_PX ? device.tablet : device.web;
}
