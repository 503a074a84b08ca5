import { describe, expect, it } from 'vitest';

import { createAlerts } from './alert.ts';

const texts = (alerts: ReturnType<typeof createAlerts>) =>
  alerts.current().map(({ text, count }) => (count > 1 ? `${text} ×${count}` : text));

describe('alerts', () => {
  it('are kept in their order, and what is said again is counted', () => {
    const alerts = createAlerts();
    alerts.show({ kind: 'error', text: 'one' });
    alerts.show({ kind: 'success', text: 'two' });
    alerts.show({ kind: 'error', text: 'one' });
    alerts.show({ kind: 'success', text: 'one' });
    expect(texts(alerts)).toEqual(['one ×2', 'two', 'one']);
    expect(new Set(alerts.current().map(({ id }) => id)).size).toBe(3);
  });

  it('differ by what they offer', () => {
    const alerts = createAlerts();
    const run = () => undefined;
    alerts.show({ kind: 'error', text: 'one' });
    alerts.show({ kind: 'error', text: 'one', action: { label: 'again', run } });
    expect(texts(alerts)).toEqual(['one', 'one']);
  });

  it('are dismissed one by one', () => {
    const alerts = createAlerts();
    for (const text of ['one', 'two', 'three']) alerts.show({ kind: 'info', text });
    alerts.dismiss(alerts.current()[1]?.id);
    expect(texts(alerts)).toEqual(['one', 'three']);
  });

  it('of what went wrong go with the next attempt, and others stay', () => {
    const alerts = createAlerts();
    for (const kind of ['error', 'success', 'warning', 'info'] as const) alerts.show({ kind, text: kind });
    alerts.dismiss();
    expect(texts(alerts)).toEqual(['success', 'info']);
  });

  it('change nothing if there is nothing to dismiss', () => {
    const alerts = createAlerts();
    let changes = 0;
    alerts.subscribe(() => (changes += 1));
    alerts.dismiss();
    alerts.dismiss(5);
    expect(changes).toBe(0);
  });
});
