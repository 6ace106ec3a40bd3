/** A number that names no version. */
export { NotFoundPage as default } from '../../../_pages/NotFoundPage.tsx'
