import { prepareTemplate } from './product/template.ts'

// Playwright hands over its settings, which are none of ours.
export default () => prepareTemplate()
