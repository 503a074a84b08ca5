import { escapeHtml } from '../consoles/html.ts';

const texts = {
  tr: {
    waiting: 'Doğrulanıyor …',
    ask: 'İnsan olduğumu onaylıyorum',
    passed: 'Doğrulandı',
    failed: 'Doğrulanamadı',
  },
  en: { waiting: 'Verifying …', ask: 'I am a person', passed: 'Verified', failed: 'Not verified' },
} as const;

export interface WidgetPage {
  readonly language: 'tr' | 'en';
  readonly theme: 'dark' | 'light';
  readonly behaviour: 'pass' | 'fail' | 'ask';
}

/** The document in the widget's frame. */
export function renderWidgetPage({ language, theme, behaviour }: WidgetPage): string {
  const text = texts[language];
  const label = behaviour === 'ask' ? text.ask : text.waiting;
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.ask}</title>
<link rel="stylesheet" href="/fonts.css">
<link rel="stylesheet" href="/turnstile/v0/widget.css">
<script type="module" src="/turnstile/v0/widget.js"></script>
</head>
<body>
<main data-behaviour="${behaviour}" data-passed="${escapeHtml(text.passed)}" data-failed="${escapeHtml(text.failed)}">
<button type="button" aria-label="${escapeHtml(text.ask)}"${behaviour === 'ask' ? '' : ' disabled'}></button>
<span role="status">${escapeHtml(label)}</span>
<small>Sandbox</small>
</main>
</body>
</html>`;
}
