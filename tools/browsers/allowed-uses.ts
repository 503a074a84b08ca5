/** Something that a listed browser lacks, and that is used all the same. */
export interface AllowedUse {
  /** Its path in the compatibility data; what is below it is allowed as well. */
  readonly feature: string;
  /** The only files that may use it, without the hash in their names. */
  readonly files?: readonly string[];
  /** Also in the selectors of scripts, which throw. */
  readonly inScripts?: boolean;
  /** What happens in a browser that lacks it. */
  readonly reason: string;
}

const allow = (reason: string, features: readonly string[], files?: readonly string[]): AllowedUse[] =>
  features.map((feature) => ({ feature, reason, ...(files && { files }) }));

/** Styles that refine, without which nothing is lost or hidden. */
const refinements: readonly AllowedUse[] = [
  ...allow('a touch screen has no pointer to change', ['css.properties.cursor']),
  ...allow('lines are broken elsewhere', ['css.properties.text-wrap']),
  ...allow('the scrollbar is that of the browser', [
    'css.properties.scrollbar-width',
    'css.properties.scrollbar-color',
  ]),
  ...allow('the field keeps its size', ['css.properties.resize']),
  ...allow('the next font of the list is taken', ['css.properties.font-family.ui-monospace']),
  ...allow('rows are laid out before they are near', [
    'css.properties.content-visibility',
    'css.properties.contain-intrinsic-block-size',
  ]),
];

/** What the built site may use. */
export const siteUses: readonly AllowedUse[] = [
  ...refinements,
  ...allow(
    'states and spacings that the parts also have without it; nothing is hidden or shown by it alone',
    ['css.selectors.has'],
  ),
  ...allow('it opens and closes without a transition', [
    'css.at-rules.starting-style',
    'css.properties.interpolate-size',
    'css.selectors.details-content',
  ]),
  ...allow(
    'in a rule for the content of details, which is read only where that is known',
    ['css.properties.transition.transition-behavior'],
    ['entry-client.css'],
  ),
  ...allow('Tailwind sets the same values by a rule of its own there', ['css.at-rules.property']),
  ...allow('a name for other rules; they have a position without it', ['css.properties.anchor-name']),
  ...allow('the edge of what is cut off is nearer', ['css.properties.overflow-clip-margin']),
  ...allow('the page moves by the width of the scrollbar', ['css.properties.scrollbar-gutter']),
  ...allow('the line is solid', ['css.properties.text-decoration.dotted']),
  ...allow('the printer asks for the sheet', ['css.at-rules.page']),
  ...allow('a heading may be printed at the end of a sheet', ['css.properties.break-after.avoid']),
  ...allow('the entry loads a stand-in for popovers where there are none', [
    'api.HTMLElement.hidePopover',
    'api.HTMLElement.showPopover',
    'html.global_attributes.popover',
    'html.elements.button.popovertarget',
  ]),
  {
    feature: 'css.selectors.popover-open',
    inScripts: true,
    reason: 'asked for by CSS.supports() before',
  },
  ...allow('asked before, and history.back() else', ['api.Window.navigation'], ['deposit-page.js']),
  ...allow(
    'asked before; React has its own way else',
    [
      'api.Window.navigation',
      'api.Window.setImmediate',
      'api.Navigator.connection',
      'api.Element.startViewTransition',
    ],
    ['react.js'],
  ),
  ...allow('asked before; films then play', ['api.Navigator.connection'], ['entry-client.js']),
  ...allow('asked before; the page is laid over the others else', [
    'api.Document.exitFullscreen',
    'api.Document.fullscreenEnabled',
    'api.Element.requestFullscreen',
  ]),
  ...allow('the film shows its edge', ['css.properties.mask-composite'], ['casino-page.css']),
  ...allow(
    'of the base styles; the field is as high as its text',
    ['css.types.length.lh'],
    ['entry-client.css'],
  ),
  ...allow('for devices that have it: others have no such input', [
    'api.Element.touchcancel_event',
    'api.Element.touchend_event',
    'api.Element.touchstart_event',
    'api.Element.wheel_event',
  ]),
  ...allow('pictures and files are loaded in the order of the browser', ['html.elements.img.fetchpriority']),
  ...allow('several answers may be open', ['html.elements.details.name']),
  ...allow('a phone chooses between camera and files', ['html.elements.input.capture'], ['payments.js']),
  ...allow('only phones of Apple play films in full size without it', ['html.elements.video.playsinline']),
  ...allow('the data says nothing of the version of WebViews', ['html.elements.meter']),
  ...allow('there is no full screen to leave', ['api.Element.fullscreenchange_event']),
  ...allow(
    'asked before, by an optional call',
    ['api.PublicKeyCredential.isConditionalMediationAvailable_static'],
    ['sign-in.js'],
  ),
  ...allow(
    'a method of the same name that a passkey has',
    ['api.SubtleCrypto.getPublicKey'],
    ['web-authn.js'],
  ),
  ...allow(
    'asked before; the library has its own way else',
    ['javascript.builtins.Uint8Array.fromHex', 'javascript.builtins.Uint8Array.toHex'],
    ['coin-address.js'],
  ),
  ...allow(
    'React asks for the navigation before',
    [
      'api.Navigation.navigate_event',
      'api.Navigation.navigateerror_event',
      'api.Navigation.navigatesuccess_event',
    ],
    ['react.js'],
  ),
  ...allow(
    'React sets it for own elements, which the site has not',
    ['html.global_attributes.is'],
    ['react.js'],
  ),
  ...allow('the stand-in for popovers defines it', ['api.ToggleEvent'], ['popover-fn.js']),
];

/** What the pages of the sandbox may use. */
export const sandboxUses: readonly AllowedUse[] = [
  ...refinements,
  ...allow('spacings and states of cards and buttons that have others besides', ['css.selectors.has']),
  ...allow(
    'a tint or an edge; without it the ground below is plain',
    ['css.types.color.color-mix'],
    [
      'binary/binary',
      'book/styles/bets',
      'book/styles/featured',
      'book/styles/lists',
      'book/styles/prices',
      'book/styles/slip',
      'book/styles/tracker',
      'house-cards/house-cards',
      'instant/climb',
      'rewards/choices',
      'shell/shell',
      'studio/slots/slot',
    ].map((name) => `apps/sandbox/src/${name}.css`),
  ),
  ...allow('the field keeps its height', ['css.properties.field-sizing']),
  ...allow('rows are laid out before they are near', ['css.properties.contain-intrinsic-height']),
  ...allow('methods of our own with the name of another', ['api.Gamepad.hand', 'api.Navigator.login']),
  ...allow('a long press takes a chip back where it is known', ['api.Element.contextmenu_event']),
  ...allow(
    'read as unknown; the sound then starts with the next press',
    ['api.Navigator.userActivation'],
    ['apps/sandbox/src/shell/client/sound/sound-player.ts'],
  ),
];
