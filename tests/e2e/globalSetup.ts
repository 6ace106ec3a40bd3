import { prepareTemplate } from './product/template.ts'

export default prepareTemplate
