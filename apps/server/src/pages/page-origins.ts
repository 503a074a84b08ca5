import type { ProviderRegistry } from '@baize/providers';

/** What pages need to know of the providers: whom they may frame, load scripts from and connect to. */
export function pageOrigins(providers: ProviderRegistry) {
  return {
    frameOrigins: [...new Set(providers.all.flatMap((provider) => provider.frameOrigins ?? []))],
    captchaOrigin: providers.only('captcha')?.origin,
    liveFeedUrl: providers.only('liveFeedUrl'),
  };
}
