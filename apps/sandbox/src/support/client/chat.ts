/* The chat that operators embed. It renders itself into its document. */
(() => {
  const texts = {
    tr: {
      hello: 'Merhaba! Size nasıl yardımcı olabiliriz?',
      write: 'Mesajınız',
      send: 'Gönder',
      failed: 'Mesaj gönderilemedi. Yeniden deneyin.',
      log: 'Yazışma',
    },
    en: {
      hello: 'Hello! How can we help you?',
      write: 'Your message',
      send: 'Send',
      failed: 'The message was not sent. Please try again.',
      log: 'Conversation',
    },
  };
  const HEIGHT_PX = 460;
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { origin } = new URL(script.src);
  const language = document.documentElement.lang === 'en' ? 'en' : 'tr';
  const text = texts[language];

  function make<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
  ): HTMLElementTagNameMap[Name] {
    return Object.assign(document.createElement(name), properties);
  }

  const style = make('link', { rel: 'stylesheet', href: `${origin}/support/chat.css` });
  const log = make('div', { className: 'chat-log', role: 'log', ariaLabel: text.log, tabIndex: 0 });
  const form = make('form', { className: 'chat-form' });
  const field = make('input', { name: 'text', placeholder: text.write, autocomplete: 'off', maxLength: 500 });
  field.setAttribute('aria-label', text.write);
  form.append(field, make('button', { type: 'submit', textContent: text.send }));

  function say(who: 'agent' | 'player' | 'fault', words: string): void {
    const line = make('p', { className: `chat-${who}`, textContent: words });
    log.append(line);
    line.scrollIntoView({ block: 'end' });
  }

  async function ask(question: string): Promise<void> {
    try {
      const body = new URLSearchParams({ text: question, language });
      const response = await fetch(`${origin}/support/answers`, { method: 'POST', body });
      const answer = (await response.json()) as { text?: string };
      if (answer.text === undefined) throw new Error('no answer');
      say('agent', answer.text);
    } catch {
      say('fault', text.failed);
      field.value = question;
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const question = field.value.trim();
    if (question === '') return;
    field.value = '';
    say('player', question);
    void ask(question);
  });
  document.head.append(style);
  document.body.append(log, form);
  say('agent', text.hello);
  parent.postMessage({ kind: 'baize:support', type: 'height', heightPx: HEIGHT_PX }, '*');
})();
