import type { ProviderRegistry } from '@baize/providers';

/** Origins of providers that pages may frame, load scripts from and connect to. */
export function pageOrigins(providers: ProviderRegistry) {
  return {
    frameOrigins: [...new Set(providers.all.flatMap((provider) => provider.frameOrigins ?? []))],
    captchaOrigin: providers.only('captcha')?.origin,
    liveFeedUrl: providers.only('liveFeedUrl'),
  };
}
