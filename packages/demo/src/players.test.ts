import { describe, expect, it } from 'vitest';

import { completePersonalId, demoPlayer, winners } from './players.ts';

const everybody = [demoPlayer, ...winners];

describe('the demo players', () => {
  it('have identity numbers with two valid check digits', () => {
    expect(completePersonalId('100000001')).toBe('10000000146');
  });

  it.each(['username', 'email', 'phone', 'personalId'] as const)('share no %s', (field) => {
    expect(new Set(everybody.map((player) => player[field])).size).toBe(everybody.length);
  });

  it('meet the registration rules: lower-case names, ten digits of phone, strong passwords', () => {
    for (const player of everybody) {
      expect(player.username).toMatch(/^[a-z0-9-]{2,50}$/);
      expect(player.phone).toMatch(/^5\d{9}$/);
      expect(player.password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,30}$/);
      expect(player.personalId).toMatch(/^[1-9]\d{10}$/);
    }
  });
});
