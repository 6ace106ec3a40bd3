/**
 * What the Studio relies on in `sanity` 6.16 without an API: its markup, texts of its own and a setting in the browser.
 * `tests/unit/studio/sanityInternals.test.ts` looks for each in the package, and names what an upgrade has changed.
 */

/** Selectors of Sanity's markup. */
export const sanityMarkup = {
  /** Switches from the page to the form, on a narrow screen. */
  formTab: '#presentation-narrow-tab-content',
  /** Holds the form of the preview, on a narrow screen. */
  formPanel: '#presentation-narrow-panel-content',
  documentPane: '[data-testid="document-pane"]',
  /** A panel beside a form, such as the history. */
  inspector: '[data-ui="DocumentInspectorPanel"]',
  /** “Saving…” below a form. */
  savingStatus: '[data-testid="pane-footer-document-status-pulse"]',
  /** The input of a list of words. */
  tagInput: '[data-ui="TagInput"]',
  dragHandle: '[data-ui="DragHandleButton"]',
} as const

/** Returns the selector of a list item's menu. @param inputId of the item's input */
export const getItemMenu = (inputId: string) => `#${CSS.escape(`${inputId}-menuButton`)}`

/** Returns the selector of a field. @param path as in a link to the field */
export const getField = (path: string) => `[data-testid="field-${CSS.escape(path)}"]`

/** Key in the browser's storage by which `sanity` skips its warning about HTTP/1.1. */
export const PROTOCOL_KEY = '_sanity_debugProtocol'

/** Keys of texts whose type no package exports: replaced ones, and those that an action is recognized by. */
export const textKeys = {
  formTab: 'narrow-tabs.content-tab.label',
  pageTab: 'narrow-tabs.preview-tab.label',
  closeHistory: 'changes.action.close-label',
  schedule: 'action.schedule-publish',
  scheduleHasErrors: 'action.schedule-publish.disabled.validation-issues',
  pasteRefused: 'copy-paste.on-paste.validation.clipboard-invalid.title',
  pasteHasOtherItems: 'copy-paste.on-paste.validation.array-value-incompatible.description',
  pasteHasOtherReferences: 'copy-paste.on-paste.validation.reference-filter-incompatible.description',
} as const
