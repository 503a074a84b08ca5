/* Inside the widget's frame: passes automatically, waits for a click, or refuses, and notifies the parent page. */
(() => {
  const TOKEN_LIFE_MS = 300_000;

  const main = document.querySelector('main');
  const box = document.querySelector('button');
  const label = document.querySelector('span');
  const query = new URLSearchParams(location.search);

  function notify(message: Record<string, string>): void {
    parent.postMessage(message, query.get('parent') ?? '');
  }

  function show(state: 'passed' | 'failed'): void {
    const text = main?.dataset[state];
    if (main) main.dataset['state'] = state;
    if (label && text) label.textContent = text;
    if (box) box.disabled = true;
  }

  async function pass(): Promise<void> {
    const response = await fetch(`/turnstile/v0/token${location.search}`, { method: 'POST' });
    const { token } = (await response.json()) as { token?: string };
    if (token === undefined) {
      show('failed');
      notify({ kind: 'failed' });
      return;
    }
    show('passed');
    notify({ kind: 'passed', token });
    setTimeout(() => notify({ kind: 'expired' }), TOKEN_LIFE_MS);
  }

  if (main?.dataset['behaviour'] === 'ask') box?.addEventListener('click', () => void pass());
  else void pass();
})();
