import { definePlugin } from 'sanity'
import { Remarks } from './Remarks.tsx'

/** What is wrong with a field, in words under it. */
export const remarks = definePlugin({ name: 'remarks', form: { components: { input: Remarks } } })
