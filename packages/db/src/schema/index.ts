export * from './auth.ts';
export * from './catalogue.ts';
export * from './money.ts';
export * from './outbox.ts';
export * from './play.ts';
export * from './sign-in-protection.ts';
export * from './site.ts';
export * from './sports.ts';
