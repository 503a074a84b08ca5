import { type Device, device } from '@baize/contract';

const TABLET_FROM_PX = 550;
const WEB_FROM_PX = 1_200;

/**
 * The class of the screen as it is now. The server guesses it from what the browser calls itself, which is
 * good enough for the first HTML: its style looks at the width by itself. What is opened later asks here.
 */
export function screenDevice(widthPx = window.innerWidth): Device {
  if (widthPx < TABLET_FROM_PX) return device.mobile;
  return widthPx < WEB_FROM_PX ? device.tablet : device.web;
}
