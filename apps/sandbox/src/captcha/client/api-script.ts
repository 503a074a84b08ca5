/*
 * The provider's api.js: the same global object, with widgets in frames of this origin. It runs in the site's page as a
 * classic script, so it imports nothing.
 */
(() => {
  interface Widget {
    readonly container: HTMLElement;
    readonly frame: HTMLIFrameElement;
    readonly input: HTMLInputElement;
    readonly params: Record<string, unknown>;
  }

  const script = document.currentScript as HTMLScriptElement;
  const { origin, searchParams } = new URL(script.src);
  const widgets = new Map<string, Widget>();
  let count = 0;

  function frameAddress(params: Record<string, unknown>): string {
    const query = new URLSearchParams({ hostname: location.hostname, parent: location.origin });
    for (const name of ['sitekey', 'action', 'theme', 'language']) {
      const value = params[name];
      query.set(name, typeof value === 'string' ? value : '');
    }
    return `${origin}/turnstile/v0/widget?${query}`;
  }

  function notify(widget: Widget, callback: string, value: string): void {
    const listener = widget.params[callback];
    if (typeof listener === 'function') listener(value);
  }

  function render(place: string | HTMLElement, params: Record<string, unknown> = {}): string | undefined {
    const container = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
    if (!container) return undefined;
    const id = `stand-in-${(count += 1)}`;
    const frame = document.createElement('iframe');
    frame.src = frameAddress(params);
    frame.title = params['language'] === 'tr' ? 'Güvenlik doğrulaması' : 'Security check';
    frame.style.cssText = 'border:0;width:100%;max-width:100%;height:65px;display:block;color-scheme:normal';
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = 'cf-turnstile-response';
    container.append(frame, input);
    widgets.set(id, { container, frame, input, params });
    return id;
  }

  const find = (id?: string) => (id === undefined ? [...widgets.values()].at(-1) : widgets.get(id));

  addEventListener('message', (event) => {
    if (event.origin !== origin) return;
    for (const widget of widgets.values()) {
      if (widget.frame.contentWindow !== event.source) continue;
      const { kind, token } = event.data as { kind?: string; token?: string };
      widget.input.value = kind === 'passed' ? String(token) : '';
      if (kind === 'passed') notify(widget, 'callback', String(token));
      if (kind === 'failed') notify(widget, 'error-callback', '300010');
      if (kind === 'expired') notify(widget, 'expired-callback', '');
    }
  });

  Object.assign(globalThis, {
    turnstile: {
      ready: (callback: () => void) => callback(),
      render,
      execute: () => undefined,
      reset(id?: string) {
        const widget = find(id);
        if (!widget) return;
        widget.input.value = '';
        widget.frame.src = frameAddress(widget.params);
      },
      remove(id?: string) {
        const widget = find(id);
        widget?.frame.remove();
        widget?.input.remove();
        if (id !== undefined) widgets.delete(id);
      },
      getResponse: (id?: string) => find(id)?.input.value,
      isExpired: (id?: string) => find(id)?.input.value === '',
    },
  });
  const ready: unknown = Reflect.get(globalThis, searchParams.get('onload') ?? '');
  if (typeof ready === 'function') ready();
})();
