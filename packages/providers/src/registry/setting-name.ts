/** The name of a provider's setting in the environment: `PROVIDER_SMTP_MAIL_FROM`. */
export function settingName(provider: string, key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (capital) => `_${capital}`);
  return `PROVIDER_${provider.replaceAll('-', '_')}_${words}`.toUpperCase();
}
