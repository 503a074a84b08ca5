/** Where the third parties of a deployment answer; both speak our native dialects. */
export interface VendorSettings {
  readonly studioUrl: string;
  readonly gatewayUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings and what is wrong with them, all at once. */
export function readVendorSettings(env: Environment): {
  settings: VendorSettings;
  problems: readonly string[];
} {
  const settings = { studioUrl: env['STUDIO_URL'] ?? '', gatewayUrl: env['GATEWAY_URL'] ?? '' };
  const problems = [
    ...(isOrigin(settings.studioUrl)
      ? []
      : ['STUDIO_URL must be the origin of the game studio, such as https://games.host']),
    ...(isOrigin(settings.gatewayUrl)
      ? []
      : ['GATEWAY_URL must be the origin of the payment gateway, such as https://pay.host']),
  ];
  return { settings, problems };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && url.origin === text;
}
